// The choices that have no place on the board, as the prompt bar offers them: a button each, or a stepper for many numbers.
import type { Voice, View } from '../lib/voice';

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

/** A prompt is a question and, after a colon, what it depends on: the first is the headline. */
export function parted(prompt: string): [string, string] {
  const found = /^([^:：]+)(?:: |：)(.+)$/s.exec(prompt);
  if (!found) return [prompt, ''];
  const [, head, rest] = found;
  return [head, rest.charAt(0).toUpperCase() + rest.slice(1)];
}
