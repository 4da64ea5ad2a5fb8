// Who the reader is. Nobody has to sign up: a guest is made when one is needed, with a friendly name.
import { api, Wrong, type Person } from './api';
import { t } from './words.svelte';

class Session {
  me = $state.raw<Person | null>(null);
  asked = $state(false); // whether the server has said who we are
  #coming: Promise<Person> | undefined;

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
    this.me = this.me ? await api.put('/api/me/name', { body: { name } }) : await this.#come(name);
  }

  /** Under a friendly name that is no account's. */
  async #comeAsAnybody(tries = 5): Promise<Person> {
    try {
      return await this.#come(friendlyName());
    } catch (error) {
      const taken = error instanceof Wrong && error.code === 'table.name_of_account';
      if (!taken || !tries) throw error;
      return this.#comeAsAnybody(tries - 1);
    }
  }

  #come(name: string): Promise<Person> {
    return api.post('/api/guests', { body: { name } });
  }

  /** The recovery code, to be shown this once. */
  async signUp(name: string, password: string): Promise<string> {
    const { person, recovery_code } = await api.post('/api/accounts', { body: { name, password } });
    this.me = person;
    return recovery_code;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await api.post('/api/sessions', { body: { name, password } });
  }

  async recover(name: string, code: string, password: string): Promise<string> {
    const { person, recovery_code } = await api.post('/api/accounts/recovery', { body: { name, code, password } });
    this.me = person;
    return recovery_code;
  }

  async changePassword(old: string, changed: string): Promise<void> {
    this.me = await api.put('/api/me/password', { body: { old, new: changed } });
  }

  async signOut(): Promise<void> {
    await api.delete('/api/sessions');
    this.me = null;
  }

  async remove(password: string | null): Promise<void> {
    await api.delete('/api/me', { body: { password } });
    this.me = null;
  }
}

/** "Brass Heron", "远帆": two words of the lists, by chance. */
function friendlyName(): string {
  const pick = (list: string) => {
    const names = list.split(/[,，、]\s*/);
    return names[Math.floor(Math.random() * names.length)];
  };
  return t('guest-name', { one: pick(t('guest-first')), other: pick(t('guest-second')) });
}

export const session = new Session();
