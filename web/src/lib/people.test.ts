import { expect, it, vi } from 'vitest';
import { calledInWords, seatGuests, seatNames } from './people';

vi.mock('./words.svelte', () => ({
  t: (key: string, facts: Record<string, unknown> = {}) =>
    key === 'bot-names' ? 'Gull, Tern, Heron' : `${key} ${Object.values(facts).join(' ')}`.trim(),
}));

const seats = [
  { name: 'Rosa', guest: false, bot: null },
  { name: 'Leo', guest: true, bot: null },
  { name: null, guest: false, bot: 'greedy' },
];

it('a guest is told apart from an account and a bot', () => {
  expect(seatNames(seats)).toEqual(['Rosa', 'Leo', 'Heron']);
  expect(seatGuests(seats)).toEqual([false, true, false]);
});

it('where there is no room for a mark, the words say it', () => {
  expect(seats.slice(0, 2).map(({ name, guest }) => calledInWords(name!, guest))).toEqual(['Rosa', 'guest-called Leo']);
});
