// Who the reader is. Nobody has to sign up: a guest is made when one is needed, with a friendly name.
import { api, Wrong, type Person } from './api';
import { YOU } from './here';
import { t } from './words.svelte';

const PLACE = 'quayside.guest';

/** What this browser knows of a guest who has not said his name: which words were drawn for him, and who he became. */
interface Unnamed {
  words: [number, number];
  person?: string;
}

class Session {
  me = $state.raw<Person | null>(null);
  asked = $state(false); // whether the server has said who we are
  #coming: Promise<Person> | undefined;
  #unnamed = $state.raw(kept());

  constructor() {
    this.#keep(this.#unnamed); // the name that is shown now is his when he comes again
  }

  /** What the reader is called, or would be if he played now. */
  get called(): string {
    return this.me?.name ?? friendlyName(this.#unnamed.words);
  }

  /** Whether somebody at a table, or its host, is the reader. */
  is(person: string | null | undefined): boolean {
    return person === YOU || (!!person && person === this.me?.id);
  }

  /** Whether he goes by a name that he did not choose. */
  get unnamed(): boolean {
    return !this.me || (!this.me.account && this.#unnamed.person === this.me.id);
  }

  async ask(): Promise<void> {
    this.me = (await api.get('/api/me')).person;
    this.asked = true;
  }

  /** Somebody, for what needs a name. */
  async somebody(): Promise<Person> {
    if (!this.asked) await this.ask();
    if (this.me) return this.me;
    this.#coming ??= this.#comeAsAnybody().finally(() => (this.#coming = undefined));
    return (this.me = await this.#coming);
  }

  async rename(name: string): Promise<void> {
    if (!this.asked) await this.ask();
    if (name !== this.me?.name) this.me = this.me ? await api.put('/api/me/name', { body: { name } }) : await this.#come(name);
    this.#keep({ words: this.#unnamed.words });
  }

  /** Under a friendly name that is no account's. */
  async #comeAsAnybody(tries = 5): Promise<Person> {
    const { words } = this.#unnamed;
    try {
      const person = await this.#come(friendlyName(words));
      this.#keep({ words, person: person.id });
      return person;
    } catch (error) {
      const taken = error instanceof Wrong && error.code === 'table.name_of_account';
      if (!taken || !tries) throw error;
      this.#keep({ words: drawn() });
      return this.#comeAsAnybody(tries - 1);
    }
  }

  #keep(unnamed: Unnamed): void {
    this.#unnamed = unnamed;
    try {
      localStorage.setItem(PLACE, JSON.stringify(unnamed));
    } catch {
      // then it holds until the page is closed
    }
  }

  #come(name: string): Promise<Person> {
    return api.post('/api/guests', { body: { name } });
  }

  /** The recovery code, to be shown this once. */
  async signUp(name: string, password: string): Promise<string> {
    const { person, recovery_code } = await api.post('/api/accounts', { body: { name, password } });
    this.me = person;
    this.#toldAgain();
    return recovery_code;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await api.post('/api/sessions', { body: { name, password } });
    this.#toldAgain();
  }

  async recover(name: string, code: string, password: string): Promise<string> {
    const { person, recovery_code } = await api.post('/api/accounts/recovery', { body: { name, code, password } });
    this.me = person;
    this.#toldAgain();
    return recovery_code;
  }

  async changePassword(old: string, changed: string): Promise<void> {
    this.me = await api.put('/api/me/password', { body: { old, new: changed } });
    this.#toldAgain();
  }

  async signOut(): Promise<void> {
    await api.delete('/api/sessions');
    this.#gone();
  }

  async remove(password: string | null): Promise<void> {
    await api.delete('/api/me', { body: { password } });
    this.#gone();
  }

  /** What he has read and is told is not for whoever comes next. */
  #gone(): void {
    void globalThis.caches?.delete('quayside-seen');
    this.me = null;
    if (isTold()) import('./pushing.svelte').then(({ pushing }) => pushing.switch(false)).catch(() => {});
  }

  /** The server tells a browser as long as a session lasts: this is another one. */
  #toldAgain(): void {
    if (isTold()) import('./pushing.svelte').then(({ pushing }) => pushing.renew()).catch(() => {});
  }
}

/** Whether this browser is to be told of what happens when no page is open: else nobody has to look after that. */
export function isTold(): boolean {
  try {
    return localStorage.getItem('quayside.push') !== null;
  } catch {
    return false;
  }
}

const drawn = (): [number, number] => [Math.random(), Math.random()];

function kept(): Unnamed {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    if (Array.isArray(found?.words)) return found;
  } catch {
    // storage may be switched off
  }
  return { words: drawn() };
}

/** "Brass Heron", "黄铜苍鹭": two words of the lists, the same ones in every language. */
function friendlyName([one, other]: [number, number]): string {
  const pick = (list: string, at: number) => {
    const names = list.split(/[,，、]\s*/);
    return names[Math.floor(at * names.length)];
  };
  return t('guest-name', { one: pick(t('guest-first'), one), other: pick(t('guest-second'), other) });
}

export const session = new Session();
