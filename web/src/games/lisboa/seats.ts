// How the players are called on the board; the Rival of a game for one is the second.
import type { Table } from './board.svelte';

export const called = ({ view, t }: Pick<Table, 'view' | 't'>, seat: number): string =>
  seat >= view.players ? t.say('rival-name') : t.name(seat);
