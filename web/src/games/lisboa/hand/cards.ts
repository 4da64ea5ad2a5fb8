// The cards in front of a reader, and the one of them that he has drafted: it stays in its place until the turn is confirmed.
import { asks, type Table } from '../board.svelte';

export interface Held {
  cards: string[];
  closed: number; // that the reader may not see
  drafted: string | null;
  choosing: boolean;
  use: string; // of the drafted card, or 'none'
}

const USES = ['gold', 'portfolio', 'court'];

export function held(table: Table, at: number): Held {
  const seat = table.view.seats[at];
  const own = at === table.own;
  const drafted = own ? (table.chosen.findLast((move) => move.startsWith('card '))?.slice(5) ?? played(table)) : null;
  const cards = seat.hand ?? seat.open_cards;
  return {
    cards: seat.hand && drafted && !cards.includes(drafted) ? [...cards, drafted].sort() : cards,
    closed: seat.hand ? 0 : seat.cards - seat.open_cards.length,
    drafted,
    choosing: asks(table, 'card') && own,
    use: table.chosen.find((move) => USES.includes(move)) ?? 'none',
  };
}

/** The card whose use is asked for, when it was played for good. */
const played = (table: Table): string | null => (asks(table, 'use') ? (table.view.decision.card ?? null) : null);

/** What a click on a card does: it is chosen, or taken in place of the one drafted. */
export function take(table: Table, id: string): void {
  const start = table.chosen.findIndex((move) => move.startsWith('card '));
  if (start >= 0 && table.draft) table.draft([...table.chosen.slice(0, start), `card ${id}`]);
  else table.choose(`card ${id}`);
}
