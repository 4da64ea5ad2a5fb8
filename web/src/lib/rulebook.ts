// A game's rulebook, as terminal and server have it, and the same search (quayside/voice/rulebook.py).
export interface Rule {
  id: string;
  title: string;
  html: string;
  text: string;
  first_sentence: string;
  links: string[];
  asked: string; // words by which people look for it who do not know its own
  back: string[];
}

export interface Chapter {
  id: string;
  title: string;
  html: string;
  rules: Rule[];
}

export interface Book {
  game: string;
  lang: string;
  title: string;
  html: string;
  aid: string[]; // the rules of the player aid
  chapters: Chapter[];
}

const TITLE_WEIGHT = 6; // a word in the title says more of a rule than many in its text ...
const ID_WEIGHT = 3; // ... and so does one in its id
// In every question; they count only where there is nothing else
const COMMON = new Set(
  (
    'a an and are be can do does for happens have how i if in is it my of on or the to what when where which who why ' +
    'will you your 怎么 么办 什么 时候 多少 可以 如果'
  ).split(' '),
);
const ASKED_WEIGHT = 5; // one that people use who do not know the rule's own words
const MOST_OF_A_WORD = 3; // a text that repeats a word for ever is not the better for it

/** The address of a rule; `from` is the table to go back to. */
export function ruleLink(game: string, id: string, from?: string | null): string {
  const own = id.startsWith(`${game}.`) ? id.slice(game.length + 1) : id;
  return `/rules/${game}/${own.replaceAll('.', '/')}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
}

/** The id of a rule in an address. */
export const ruleId = (game: string, rule: string): string => (rule.startsWith(`${game}.`) ? rule : `${game}.${rule}`);

export const rulesOf = (book: Book): Rule[] => book.chapters.flatMap(({ rules }) => rules);

/** What the player aid says of a rule: its tables, and its first sentence. */
export const briefly = ({ html, first_sentence }: Rule): { says: string; tables: string } => ({
  says: first_sentence,
  tables: [...html.matchAll(/<table>.*?<\/table>/gs)].map(([table]) => table).join(''),
});

/** Columns are aligned by classes, for the page allows no inline styles. */
export const aligned = (html: string): string =>
  html
    .replaceAll('<th></th>', '<td></td>') // an empty corner heads nothing
    .replace(/style="text-align:(\w+)"/g, 'class="align-$1"');

/** The rules that answer best, best first; an id of a rule or a chapter names its rules itself. Latin words match by their
 * beginnings, Chinese by pairs of characters (or by a single one). */
export function search(book: Book, text: string, limit = 20): Rule[] {
  const asked = text.trim().toLowerCase();
  const rules = rulesOf(book);
  const named = rules.filter(({ id }) => id === asked);
  if (named.length) return named;
  const chapter = book.chapters.find(({ id }) => id === asked);
  if (chapter) return chapter.rules.slice(0, limit);
  const scores = new Map<Rule, number>();
  for (const term of telling(asked)) {
    const weights = rules.map((rule) => [rule, weigh(term, rule)] as const).filter(([, weight]) => weight > 0);
    const rarity = Math.log(1 + rules.length / Math.max(weights.length, 1));
    for (const [rule, weight] of weights) scores.set(rule, (scores.get(rule) ?? 0) + rarity * weight);
  }
  const best = rules.filter((rule) => scores.has(rule)).sort((one, other) => scores.get(other)! - scores.get(one)!);
  return best.slice(0, limit);
}

/** The terms of a question: Latin words, and Chinese in pairs of characters. */
export function terms(text: string): string[] {
  const runs = text.toLowerCase().match(/[a-z0-9]+|[\u4e00-\u9fff]+/g) ?? [];
  return runs.flatMap((run) =>
    isLatin(run) || run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

/** Those that tell what is wanted, each once. */
function telling(text: string): string[] {
  const all = [...new Set(terms(text))];
  const rare = all.filter((term) => !COMMON.has(term));
  return rare.length ? rare : all;
}

const isLatin = (term: string) => /^\p{ASCII}*$/u.test(term);

function weigh(term: string, { title, id, text, asked = '' }: Rule): number {
  const count = isLatin(term) ? beginnings : occurrences;
  const inTitle = count(title.toLowerCase(), term) ? TITLE_WEIGHT : 0;
  const inId = count(id.replaceAll('_', '.'), term) ? ID_WEIGHT : 0;
  const inAsked = count(asked.toLowerCase(), term) ? ASKED_WEIGHT : 0;
  return inTitle + inId + inAsked + Math.min(count(text.toLowerCase(), term), MOST_OF_A_WORD) / MOST_OF_A_WORD;
}

/** How many words of a text begin like that; a very short one has to be the whole word. */
const beginnings = (text: string, term: string) =>
  (text.match(/[a-z0-9]+/g) ?? []).filter((word) => (term.length < 3 ? word === term : word.startsWith(term))).length;
const occurrences = (text: string, term: string) => text.split(term).length - 1;

/** A text in pieces: those that a question asked for, and the others. A word is marked whole where it begins like that. */
export function marked(text: string, asked: string): { text: string; found: boolean }[] {
  const wanted = telling(asked).map((term) => (isLatin(term) ? `\\b${term}${term.length < 3 ? '\\b' : '[a-z0-9]*'}` : term));
  if (!wanted.length) return [{ text, found: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'gi'))
    .map((piece, at) => ({ text: piece, found: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
