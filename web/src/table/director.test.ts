import { describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../lib/game';
import type { Live, Update, Why } from '../lib/live.svelte';
import type { GameEvent, View } from '../lib/voice';
import { Director } from './director.svelte';

const event = (kind: string, facts: object = {}): GameEvent => ({ kind, rule: 'game.rule', ...facts });
const view = (ply: number, purse: number) => ({ ply, purse, decision: { kind: 'x' } }) as unknown as View;

/** A game in which only money moves, and a round ends with a sheet. */
const game = {
  fold: (before: View, { kind, amount }: GameEvent) =>
    kind === 'pay' ? { ...before, purse: Number(before.purse) + Number(amount) } : before,
  pace: () => null,
  sheetFor: (events: GameEvent[]) => events.some(({ kind }) => kind === 'settled'),
} as unknown as GameModule;

type Tell = (events: GameEvent[], after: View, mover?: number) => void;

function table(yours = [0]): { director: Director; tell: Tell } {
  let listener: (update: Update, why: Why) => void = () => {};
  const live = { update: { view: view(0, 30) }, story: [], missed: [], listen: (told: typeof listener) => ((listener = told), () => {}) };
  const director = new Director(live as unknown as Live, game);
  const tell: Tell = (events, after, mover) =>
    listener(
      { events, view: after, yours, entry: mover === undefined ? null : { kind: 'moved', seat: mover } } as unknown as Update,
      'news',
    );
  return { director, tell };
}

it('lays a sheet on the table and shows its payments again when asked', async () => {
  const { director, tell } = table();
  tell([event('roll'), event('pay', { amount: 6 }), event('pay', { amount: 8 }), event('settled')], view(1, 44));
  await vi.waitFor(() => expect(director.sheet).not.toBeNull());
  expect(director.told).toHaveLength(4);

  const again = director.again();
  expect(director.sheet).toBeNull();
  await again;
  expect(director.sheet).not.toBeNull();
  expect([director.stage.view, director.stage.beat]).toEqual([view(1, 44), null]);
  expect(director.told).toHaveLength(4); // nothing is told twice

  director.closeSheet();
  await vi.waitFor(() => expect(director.stage.busy).toBe(false));
});

it('has nothing to show again where nobody was paid', async () => {
  const { director, tell } = table();
  tell([event('roll'), event('settled')], view(1, 30));
  await vi.waitFor(() => expect(director.sheet).not.toBeNull());
  expect(director.sheet?.shown).toBeNull();
});

describe('what others did', () => {
  const shows = async (director: Director, seat: number) => {
    const seen: [string | undefined, unknown][] = [];
    const again = vi.spyOn(director.stage, 'again');
    const shown = director.recap(seat);
    for (const { events, from } of again.mock.calls.flatMap(([parts]) => parts))
      seen.push([events.map(({ kind }) => kind).join(), from.purse]);
    await vi.waitFor(() => expect(director.stage.busy).toBe(false));
    again.mockRestore();
    return shown ? seen : null;
  };

  it('since the own last move can be seen again, from where it began', async () => {
    const { director, tell } = table();
    tell([event('bid', { seat: 2 })], view(1, 30), 2);
    tell(
      [event('build', { seat: 0 }), event('pay', { payer: 0, payee: -1, amount: 4 }), event('pay', { payer: 1, payee: -1, amount: 2 })],
      view(2, 36),
      0,
    );
    tell([event('build', { seat: 1 })], view(3, 36), 1);
    await vi.waitFor(() => expect(director.stage.busy).toBe(false));
    expect(await shows(director, 0)).toEqual([
      ['pay', 34],
      ['build', 36],
    ]);
    expect(director.stage.view).toEqual(view(3, 36));
    expect(director.told).toHaveLength(5);
  });

  it('is nothing right after the own move', async () => {
    const { director, tell } = table();
    tell([event('build', { seat: 0 })], view(1, 30), 0);
    await vi.waitFor(() => expect(director.stage.busy).toBe(false));
    expect(await shows(director, 0)).toBeNull();
  });

  it('is for each of several at one screen what happened since the own move', async () => {
    const { director, tell } = table([0, 1]);
    tell([event('one', { seat: 0 })], view(1, 30), 0);
    tell([event('two', { seat: 1 })], view(2, 30), 1);
    tell([event('three', { seat: 2 })], view(3, 30), 2);
    await vi.waitFor(() => expect(director.stage.busy).toBe(false));
    expect((await shows(director, 0))?.map(([kinds]) => kinds)).toEqual(['two', 'three']);
    expect((await shows(director, 1))?.map(([kinds]) => kinds)).toEqual(['three']);
  });
});
