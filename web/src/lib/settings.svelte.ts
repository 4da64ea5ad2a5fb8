// What a reader has chosen, kept in this browser.
import { CHANGE, LOOPS, SPEEDS, TIMES, type Speed } from './tempo';
import { LANGUAGES, type Lang } from './texts';

export type Theme = 'system' | 'light' | 'dark';

/** A kind of move, played without being asked: its verb in a decision of a game. `move` is one of them. */
export interface Direct {
  game: string;
  decision: string;
  move: string;
}

export interface Choices {
  language: Lang;
  theme: Theme;
  speed: Speed;
  confirm: boolean; // ask before a move is played
  direct: Direct[]; // but not before these
  hints: boolean; // offer odds and advice
  sound: boolean;
  notify: boolean; // the browser tells when it is one's turn
  notifyAsked: boolean; // whether that is wanted was asked at a table
  volume: number; // percent
  patterns: boolean; // marks beside colours on the board
  shortcuts: boolean; // letters and digits do something at a table
  notation: boolean; // the notation of a move in the log
  opponents: string; // the bot that was chosen last
  game: string; // the one that was played last
}

const PLACE = 'quayside.settings';

function usual(): Choices {
  const language: Lang = /^zh/i.test(navigator.language) ? 'zh' : 'en';
  return {
    language,
    theme: 'system',
    speed: 'normal',
    confirm: true,
    direct: [],
    hints: true,
    sound: false,
    notify: false,
    notifyAsked: false,
    volume: 50,
    patterns: false,
    shortcuts: true,
    notation: false,
    opponents: 'novice',
    game: '',
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {}; // storage may be switched off
  }
}

class Settings {
  #choices = $state<Choices>({ ...usual(), ...kept() });
  #prefersDark = $state(false);
  #prefersLess = $state(false);

  constructor() {
    if (!LANGUAGES.includes(this.#choices.language)) this.#choices.language = usual().language;
    watch('(prefers-color-scheme: dark)', (yes) => (this.#prefersDark = yes));
    watch('(prefers-reduced-motion: reduce)', (yes) => (this.#prefersLess = yes));
  }

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.#choices[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#choices));
    } catch {
      // then it holds until the page is closed
    }
  }

  isDirect = (kind: Direct): boolean => this.#choices.direct.some((each) => isSame(each, kind));

  setDirect(kind: Direct, on: boolean): void {
    const others = this.#choices.direct.filter((each) => !isSame(each, kind));
    this.set('direct', on ? [...others, kind] : others);
  }

  /** The theme that is shown now. */
  get shade(): 'light' | 'dark' {
    const { theme } = this.#choices;
    return theme === 'system' ? (this.#prefersDark ? 'dark' : 'light') : theme;
  }

  /** By what the usual time of an animation is multiplied; 0 shows everything at once. */
  get pace(): number {
    return this.#prefersLess ? 0 : SPEEDS[this.#choices.speed];
  }
}

const verbOf = ({ move }: Direct): string => move.split(' ', 1)[0];
const isSame = (one: Direct, other: Direct): boolean =>
  one.game === other.game && one.decision === other.decision && verbOf(one) === verbOf(other);

function watch(query: string, tell: (matches: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', (event) => tell(event.matches));
}

export const settings = new Settings();

/** Keeps the document's attributes as the settings are; called once, inside the root component. */
export function applySettings(): void {
  const root = document.documentElement;
  $effect(() => {
    root.dataset.theme = settings.shade;
    const card = getComputedStyle(root).getPropertyValue('--card').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', card);
  });
  $effect(() => {
    root.dataset.motion = settings.pace ? '' : 'none';
    const lasting = (name: string, ms: number) => root.style.setProperty(`--${name}`, `${ms}ms`);
    for (const [name, usual] of Object.entries(TIMES)) lasting(name, usual * settings.pace);
    for (const [name, round] of Object.entries(LOOPS)) lasting(name, round);
    lasting('change', CHANGE * (settings.pace || 1));
  });
  $effect(() => {
    root.dataset.patterns = settings.get('patterns') ? 'on' : '';
  });
}
