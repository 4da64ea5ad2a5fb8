// What those are called who sit at a table: people by their names, bots by names of their own in the reader's language.
import { t } from './words.svelte';

export interface Seated {
  person?: string | null;
  name: string | null;
  bot: string | null;
}

export const seatGuests = (seats: { guest: boolean }[]): boolean[] => seats.map(({ guest }) => guest);

/** A name in a sentence, with what its mark says. */
export const calledInWords = (name: string, guest: boolean): string => (guest ? t('guest-called', { name }) : name);

/** The name of each seat; an empty one is "Seat 3". */
export function seatNames(seats: Seated[], empty: (seat: number) => string = (seat) => t('seat-empty', { number: seat + 1 })): string[] {
  const bots = t('bot-names').split(/[,，、]\s*/);
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map(({ name, bot }, seat) => {
    if (name) return name;
    if (!bot) return empty(seat);
    const free = bots[seat % bots.length];
    return taken.has(free) ? `${free} ${seat + 1}` : free;
  });
}
