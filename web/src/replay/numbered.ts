// The rounds of a game with what each is called along a line: its number.
import type { Round } from './reel.svelte';

export const numbered = (rounds: Round[]): (Round & { label: string })[] =>
  rounds.map((round, at) => ({ ...round, label: String(round.heading.number ?? round.heading.round ?? at + 1) }));
