// The choices that have no place on the board, as the prompt bar offers them: a button each, or a stepper for many numbers.
import type { Chosen, GameModule } from '../lib/game';
import type { Preview } from '../lib/live.svelte';
import { breadth as lengthOf } from '../lib/moves';
import type { Voice, View } from '../lib/voice';
import { t } from '../lib/words.svelte';

export interface Single {
  kind: 'single';
  move: string;
  label: string;
}

/** Moves that differ only in a number: bids. */
export interface Range {
  kind: 'range';
  group: string;
  moves: { move: string; label: string }[];
}

const MANY = 5;

export function offered(legal: Iterable<string>, view: View, voice: Voice): (Single | Range)[] {
  const byVerb = new Map<string, string[]>();
  for (const move of legal) {
    const [verb] = move.split(' ', 1);
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), move]);
  }
  const offers: (Single | Range)[] = [];
  for (const moves of byVerb.values()) {
    const named = moves.map((move) => ({ move, label: voice.choice(move, view) }));
    const numbers = moves.every((move) => /^\S+ [+-]?\d+$/.test(move));
    if (numbers && moves.length > MANY) offers.push({ kind: 'range', group: voice.group(moves[0], view), moves: named });
    else offers.push(...named.map((each) => ({ kind: 'single' as const, ...each })));
  }
  return offers;
}

const SHORT = 16; // letters: too little to say what is decided

/** A prompt is what is decided and, after a colon or a full stop, what that depends on: the first is the headline. Where
 * only a word of warning stands before the colon, the sentence after it is. */
export function parted(prompt: string): [string, string] {
  const [, head, rest] = /^([^:：]+?)(?:: |：|\. )(.+)$/s.exec(prompt) ?? [];
  if (!rest) return [prompt, ''];
  if (breadth(head) > SHORT || head.length * 2 > rest.length || asks(head)) return [head, capital(rest)];
  const [, clause, more = ''] = /^([^;；]+)(?:; |；)?(.*)$/s.exec(rest) ?? ['', rest];
  const chinese = /[；。：]/.test(prompt);
  const remark = more ? `${head}${chinese ? '；' : '; '}${more}` : `${head}${chinese ? '。' : '.'}`;
  return [capital(clause.replace(/[.。]$/, '')), remark];
}

/** Whether it says what to do, "Take a plan", rather than how things stand. */
const asks = (text: string): boolean => (/^\p{Script=Han}/u.test(text) ? text.startsWith('请') : !/^(You|It|The)\b/.test(text));

/** Letters; a Chinese character says more than one of them. */
const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.5 : 1), 0);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LONGEST = 56; // letters on a button, in two lines

/** What confirming a draft does: as its game says, or its last move, and how many go with it. */
export function confirming(chosen: Chosen[], view: View, game: Pick<GameModule, 'confirms'>, voice: Voice): string {
  const { move, view: then } = chosen[chosen.length - 1];
  const said = game.confirms?.(chosen, view, voice) ?? voice.confirm(move, then);
  if (lengthOf(said) > LONGEST) return t('table-confirm-all', { count: chosen.length });
  return said;
}

/** Why confirming cannot be undone, if it cannot. What is shown is called by the decision that leads to it, where the game has words. */
export function becauseOf({ because, next }: Pick<Preview, 'because' | 'next'>, { view }: Chosen, voice: Voice): string {
  if (!because) return '';
  if (because === 'hands_over') return t('table-commit-next', { name: voice.name(next!) });
  if (because === 'ends') return t('table-commit-ends');
  const own = `commit-${view.decision.kind}`;
  return voice.has(own) ? voice.say(own) : t('table-commit-shows');
}
