// Says what happens at a table, to one listener, in one language: quayside/voice/voice.py for the browser, sentence for
// sentence (voice.test.ts compares them). On the way into a text each fact `x` becomes a word `$x`, with `$x_is` beside it
// where the word is not what a text could select by:
// - a seat becomes the name of the player (`you` for the listener); `$seat_is` is `you`, `none` or `other`;
// - an id becomes the text `<x>-<id>` if there is one (`ware-silk`); `$ware_is` is the id itself;
// - a list becomes its words, joined; a text `<message>-each` is said for each item, and joined, as `$each`;
// - a table of numbers, `goods: {corn: 2, sugar: 1}`, becomes "2 corn and 1 sugar"; `$goods_is` is `some` or `none`;
// - a truth becomes `yes` or `no`;
// - an id among the terms of the game's values becomes that phrase: what is called by its values, "card-P07" of Lisboa.
import { Texts, messageId, type Lang } from './texts';

export type Facts = Record<string, unknown>;
export type GameEvent = { kind: string; rule: string } & Facts;

/** What the view of every game tells; what else is in it, only the game knows. */
export type View = {
  game: string;
  players: number;
  ply: number;
  to_play: number; // -1 when the game is over
  decision: { kind: string; seat?: number } & Facts; // with the facts that a prompt needs
  seats: Facts[];
  values?: string; // the digest of those that the game is played with, where they may differ
} & Facts;

/** Of a view, what is asked of whom. */
export type Asked = Pick<View, 'decision' | 'seats'>;

/** A verb of the game's vocabulary: its parameters in order, with their values. */
export interface Verb {
  name: string;
  parameters: Record<string, string[]>;
}

/** A message under `say`, and its facts, which may be phrases again. */
export type Phrase = { say: string } & Facts;
export type Terms = Record<string, Phrase>;

/** The values that a game is played with, where they may differ; what else is in them, only the game knows. */
export type Values = { digest: string; terms: Terms } & Facts;

/** Of a game whose values are fixed. */
export const FIXED: Values = { digest: '', terms: {} };

/** What a voice has to know of a game: its verbs, and which facts of its events are seats (-1 is nobody, or the bank). */
export interface Speech {
  verbs: Verb[];
  seats: string[];
}

const NO_GAME: Speech = { verbs: [], seats: [] };

export class Voice {
  readonly lang: Lang;
  readonly names: string[];
  readonly guests: boolean[]; // by seat: the name is no account's
  readonly seat: number | null;
  readonly values: Values; // that the game is played with
  #texts: Texts;
  #speech: Speech;
  #terms: Terms;

  /** Speaks to the listener in `seat`, or to everybody alike when there is none; a player who is called by the word for
   * "you" is the listener. */
  constructor(
    texts: Texts,
    speech: Speech = NO_GAME,
    names: string[] = [],
    seat: number | null = null,
    values: Values = FIXED,
    guests: boolean[] = [],
  ) {
    this.lang = texts.lang;
    this.#texts = texts;
    this.#speech = speech;
    this.values = values;
    this.#terms = Object.fromEntries(Object.entries(values.terms).map(([name, phrase]) => [messageId(name), phrase]));
    this.names = names;
    this.guests = guests;
    const you = texts.format('you').toLowerCase();
    const called = names.findIndex((name) => name.toLowerCase() === you);
    this.seat = seat === null && called >= 0 ? called : seat;
  }

  /** The same voice for another listener, or with other names. */
  for(names: string[], seat: number | null, guests: boolean[] = []): Voice {
    return new Voice(this.#texts, this.#speech, names, seat, this.values, guests);
  }

  /** What a player is called; a side beyond those that have names is no player, but the game's Rival. */
  name(seat: number): string {
    if (seat < this.names.length) return this.names[seat];
    return this.names.length && this.has('rival-name') ? this.say('rival-name') : this.say('seat-name', { number: seat + 1 });
  }

  has(message: string): boolean {
    return this.#texts.has(messageId(message));
  }

  /** Any message of the texts; dots and underscores of its id may be written as such. */
  say(message: string, facts: Facts = {}): string {
    return this.#say(messageId(message), facts);
  }

  /** A word as it stands alone. */
  label(message: string): string {
    return this.#texts.format(messageId(message), {}, true);
  }

  /** The line of the log for an event. */
  event(told: GameEvent): string {
    const { kind, ...facts } = told;
    return this.#say(this.#eventText(messageId(`log-${kind}`), facts), facts);
  }

  /** Why an action may not be played now. */
  refusal(rule: string, args: Facts): string {
    return this.#say(messageId(`why-${rule}`), args);
  }

  /** What is decided, by whom, and why it matters. */
  prompt(view: Asked): string {
    return this.#say(messageId(`prompt-${view.decision.kind}`), factsOfDecision(view));
  }

  /** The label of a legal action, with its price if it has one. */
  choice(notation: string, view: Asked): string {
    return this.#say(this.#textForChoice('choice', notation, view), this.#factsOfChoice(notation, view), true);
  }

  /** What confirming an action does, "Board the jade for 4"; its label where the game has no words for that. */
  confirm(notation: string, view: Asked): string {
    const message = this.#textForChoice('confirm', notation, view);
    if (!this.#texts.has(message)) return this.choice(notation, view);
    const said = this.#say(message, this.#factsOfChoice(notation, view));
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** The heading under which an action stands with others of its kind. */
  group(notation: string, view: Pick<View, 'decision'>): string {
    return this.#say(this.#textForChoice('group', notation, view), {});
  }

  /** The arguments of an action. One of several words, "silk +1 jade -1", is a list of its ids and one of its `numbers`. */
  arguments(notation: string): Facts {
    const found: Facts = {};
    for (const [name, text] of Object.entries(this.parse(notation).args)) {
      const words = text.split(' ').map(numberOrId);
      if (words.length === 1) {
        found[name] = words[0];
      } else {
        found[name] = words.filter((word) => typeof word === 'string');
        found.numbers = words.filter((word) => typeof word === 'number');
      }
    }
    return found;
  }

  /** A notation taken apart: its verb, and its arguments by name. */
  parse(notation: string): { verb: Verb; args: Record<string, string> } {
    const [name] = notation.split(' ', 1);
    for (const verb of this.#speech.verbs) {
      if (verb.name !== name) continue;
      const args = argumentsOf(verb, notation.slice(name.length + 1));
      if (args) return { verb, args };
    }
    throw new Error(`'${notation}' is not an action of this game`);
  }

  #factsOfChoice(notation: string, view: Asked): Facts {
    const args = this.arguments(notation);
    return { ...factsOfDecision(view), ...factsOfTables(view, [notation, ...Object.values(args)]), ...args };
  }

  // Which text

  /** What is not told whole has a text of its own. */
  #eventText(message: string, facts: Facts): string {
    const known = new Set(['each']);
    for (const name in facts) known.add(name).add(`${name}_is`);
    return [...this.#texts.needs(message)].every((name) => known.has(name)) ? message : `${message}-public`;
  }

  /** The most particular text there is: of a verb in this decision, of a verb with these arguments, of a verb. */
  #textForChoice(what: string, notation: string, { decision }: Pick<View, 'decision'>): string {
    const { verb } = this.parse(notation);
    const ofVerb = messageId(`${what}-${verb.name}`);
    const particular = [decision.kind, ...Object.keys(verb.parameters)].map((part) => messageId(`${ofVerb}-${part}`));
    return particular.find((message) => this.#texts.has(message)) ?? ofVerb;
  }

  // From facts to words

  #say(message: string, facts: Facts, label = false): string {
    const words: Facts = {};
    for (const name in facts) Object.assign(words, this.#words(name, facts[name], label));
    if (this.#texts.has(`${message}-each`)) {
      const each = itemsOf(facts).map((item) => this.#say(`${message}-each`, item, label));
      words.each = this.#join(each, 'each-comma', 'each-comma');
    }
    return this.#texts.format(message, words);
  }

  #words(name: string, value: unknown, label: boolean): Facts {
    if (Array.isArray(value)) {
      const items = this.#speech.seats.includes(name) ? [...new Set(value)] : value; // a player is named once
      const words = items.map((item) => String(this.#words(singular(name), item, label)[singular(name)]));
      return { [name]: this.#join(words, 'list-comma', 'list-and') };
    }
    if (isPhrase(value)) return { [name]: this.#phrase(value, label) };
    if (isTable(value)) return this.#tableWords(name, value, label);
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
    if (this.#speech.seats.includes(name) && typeof value === 'number') return this.#seatWords(name, value);
    if (typeof value !== 'string') return { [name]: value ?? 'none' };
    const word = messageId(`${name}-${value}`);
    if (Object.hasOwn(this.#terms, word)) {
      return { [name]: this.#phrase(this.#terms[word], label), [`${name}_is`]: messageId(value) };
    }
    const known = this.#texts.has(word);
    return { [name]: known ? this.#texts.format(word, {}, label) : value, [`${name}_is`]: messageId(value) };
  }

  /** What is called by its values. */
  #phrase({ say, ...facts }: Phrase, label: boolean): string {
    const words: Facts = {};
    for (const name in facts) Object.assign(words, this.#words(name, facts[name], false));
    return this.#texts.format(messageId(say), words, label);
  }

  #tableWords(name: string, table: Facts, label: boolean): Facts {
    const one = singular(name);
    const words = Object.entries(table)
      .filter(([, count]) => count)
      .map(([id, count]) => this.#texts.format('count-of', { count, what: this.#words(one, id, label)[one] }));
    return { [name]: this.#join(words, 'list-comma', 'list-and'), [`${name}_is`]: words.length ? 'some' : 'none' };
  }

  #seatWords(name: string, seat: number): Facts {
    if (seat < 0) return { [name]: this.#texts.format(`${name}-none`), [`${name}_is`]: 'none' };
    if (seat === this.seat) return { [name]: this.#texts.format('you'), [`${name}_is`]: 'you' };
    return { [name]: this.name(seat), [`${name}_is`]: 'other' };
  }

  #join(words: string[], comma: string, last: string): string {
    if (words.length < 2) return words.join('');
    const head = words.slice(0, -1).reduce((left, right) => this.#texts.format(comma, { left, right }));
    return this.#texts.format(last, { left: head, right: words[words.length - 1] });
  }
}

const numberOrId = (word: string) => (/^[+-]?\d+$/.test(word) ? Number(word) : word);
const singular = (name: string) => name.replace(/s$/, '');
const isTable = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPhrase = (value: unknown): value is Phrase => isTable(value) && typeof value.say === 'string';

/** One word for each parameter, or all words for the only one. */
function argumentsOf(verb: Verb, rest: string): Record<string, string> | null {
  const parameters = Object.entries(verb.parameters);
  const words = parameters.length === 1 ? [rest] : rest ? rest.split(' ') : [];
  if (words.length !== parameters.length) return null;
  if (!parameters.every(([, values], at) => values.includes(words[at]))) return null;
  return Object.fromEntries(parameters.map(([name], at) => [name, words[at]]));
}

/** The facts once for each item of their lists, the best rank first. Lists that name no seat run along the seats. */
function itemsOf(facts: Facts): Facts[] {
  const lists = Object.entries(facts).filter((fact): fact is [string, unknown[]] => Array.isArray(fact[1]));
  const length = Math.max(0, ...lists.map(([, values]) => values.length));
  const items = Array.from({ length }, (_, at): Facts => {
    const own = Object.fromEntries(lists.map(([name, values]) => [singular(name), values[at]]));
    return { seat: at, ...scalars(facts), ...own };
  });
  return items.sort((one, other) => Number(one.rank ?? 0) - Number(other.rank ?? 0));
}

/** What the view tells of the decision and of the seat that takes it. */
function factsOfDecision(view: Asked): Facts {
  const { decision, seats } = view;
  const own = typeof decision.seat === 'number' ? scalars(seats[decision.seat]) : {};
  return { ...own, ...scalars(decision) };
}

/** What the tables of the view, of the seat that decides and of its decision tell of the ids that an action names, or of
 * the action itself: `$wares_price` of silk, `$open` of port B. The nearest table speaks last. */
function factsOfTables(view: Asked, named: unknown[]): Facts {
  const { decision, seats } = view;
  const own = typeof decision.seat === 'number' ? seats[decision.seat] : {};
  const facts: Facts = {};
  for (const [table, rows] of [view, own, decision].flatMap((tables) => Object.entries(tables as Facts))) {
    if (!isTable(rows)) continue;
    for (const id of named) {
      const row = typeof id === 'string' ? rows[id] : undefined;
      if (isTable(row)) for (const [name, fact] of Object.entries(scalars(row))) facts[`${table}_${name}`] = fact;
      else if (row !== undefined && row !== null) facts[table] = row;
    }
  }
  return facts;
}

const scalars = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value !== 'object' || value === null));
