// The Fluent texts of one language: spoken whole or not at all. The same as quayside/voice/texts.py.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Lang = 'en' | 'zh';
export const LANGUAGES: Lang[] = ['en', 'zh'];

type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;

/** A text or a rule that does not exist. */
export class VoiceError extends Error {}

/** Ids of rules, spaces and events as the texts write them. */
export const messageId = (name: string) => name.replace(/[._]/g, '-');

// Fluent marks where a word was set into a text. Chinese stands a little apart from letters and figures there, whichever
// of them the word brings; then the marks have done their work.
const HAN_MEETS_LATIN = /(?<=[\u4e00-\u9fff])[\u2068\u2069]+(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])[\u2068\u2069]+(?=[\u4e00-\u9fff])/g;
const MARKS = /[\u2068\u2069]/g;

/** The messages of several sources, the first source that has a message being the one that is heard. */
export class Texts {
  readonly lang: Lang;
  #bundle: FluentBundle;
  #needs = new Map<string, Set<string>>();

  constructor(lang: Lang, sources: string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang);
    for (const source of sources) {
      const resource = new FluentResource(source);
      for (const entry of resource.body) {
        if (entry.value) entry.value = withoutLiterals(entry.value);
        for (const name in entry.attributes) entry.attributes[name] = withoutLiterals(entry.attributes[name]);
      }
      this.#bundle.addResource(resource);
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or its attribute `label` if it has one and a label is wanted. */
  format(id: string, args: Record<string, unknown> = {}, label = false): string {
    const message = this.#message(id);
    const pattern = (label && message.attributes.label) || message.value;
    if (pattern === null) throw new VoiceError(`the text '${id}' has no words of its own in '${this.lang}'`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors.length) throw new VoiceError(`the text '${id}' cannot be said in '${this.lang}': ${errors[0]}`);
    return text.replace(HAN_MEETS_LATIN, ' ').replace(MARKS, '');
  }

  /** The variables that this message takes, those of the messages that it quotes included. */
  needs(id: string): Set<string> {
    let found = this.#needs.get(id);
    if (!found) {
      this.#needs.set(id, (found = new Set()));
      const message = this.#message(id);
      for (const pattern of [message.value, ...Object.values(message.attributes)]) {
        for (const expression of expressions(pattern)) {
          if (expression.type === 'var') found.add(expression.name);
          if (expression.type === 'mesg') for (const name of this.needs(expression.name)) found.add(name);
        }
      }
    }
    return found;
  }

  #message(id: string): Message {
    const message = this.#bundle.getMessage(id);
    if (!message) throw new VoiceError(`there is no text '${id}' in '${this.lang}'`);
    return message;
  }
}

/** Literals in a pattern are text like any other: Python's Fluent sets no marks around them. */
function withoutLiterals(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return pattern;
  const elements = pattern.map((element): Element => {
    if (typeof element === 'string') return element;
    if (element.type === 'str') return element.value;
    if (element.type === 'select') for (const variant of element.variants) variant.value = withoutLiterals(variant.value);
    return element;
  });
  return elements.every((element) => typeof element === 'string') ? elements.join('') : elements;
}

function* expressions(pattern: Pattern | null): Generator<Expression> {
  if (pattern === null || typeof pattern === 'string') return;
  for (const element of pattern) if (typeof element !== 'string') yield* inside(element);
}

function* inside(expression: Expression): Generator<Expression> {
  yield expression;
  if (expression.type === 'select') {
    yield* inside(expression.selector);
    for (const variant of expression.variants) yield* expressions(variant.value);
  } else if (expression.type === 'term' || expression.type === 'func') {
    for (const arg of expression.args) if (arg.type !== 'narg') yield* inside(arg);
  }
}
