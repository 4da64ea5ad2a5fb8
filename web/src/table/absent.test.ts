import { describe, expect, it, vi } from 'vitest';
import type { Live } from '../lib/live.svelte';
import { toasts } from '../lib/ui/toasts.svelte';
import { askForBot, isAway, mayVote } from './absent';

vi.mock('../lib/words.svelte', () => ({ t: (key: string) => key }));

const seat = (person: string | null, facts: object = {}) => ({ person, bot: null, stands_in: false, ...facts });

describe('a player who is away', () => {
  it('holds a seat, is not connected, and has no bot to play for him', () => {
    expect(isAway(seat('wei'), ['ines'])).toBe(true);
    expect(isAway(seat('wei'), ['wei'])).toBe(false);
    expect(isAway(seat('wei', { stands_in: true }), [])).toBe(false);
    expect(isAway(seat(null, { bot: 'greedy' }), [])).toBe(false);
  });

  it('is left to the clock where that counts or takes days', () => {
    const clock = (kind: string, seconds: number) => ({ kind, seconds, increment: 0 });
    expect(mayVote({ clock: clock('none', 0), rated: true })).toBe(true);
    expect(mayVote({ clock: clock('move', 120), rated: false })).toBe(true);
    expect(mayVote({ clock: clock('move', 120), rated: true })).toBe(false);
    expect(mayVote({ clock: clock('move', 3 * 86_400), rated: false })).toBe(false);
  });

  it('is voted for by all others: only where there are any, something is still to wait for', async () => {
    const tell = vi.spyOn(toasts, 'tell').mockImplementation(() => {});
    const table = (...people: (string | null)[]) =>
      ({
        update: { yours: [0], table: { seats: people.map((person) => seat(person)) } },
        voteStandIn: async () => ({ type: 'accepted', key: '', seq: 1 }),
      }) as unknown as Live;
    await askForBot(table('ines', 'wei', null), 1);
    expect(tell).not.toHaveBeenCalled();
    await askForBot(table('ines', 'wei', 'marta'), 1);
    expect(tell).toHaveBeenCalledOnce();
  });
});
