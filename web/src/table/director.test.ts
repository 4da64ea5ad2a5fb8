import { expect, it, vi } from 'vitest';
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

function table(): { director: Director; tell: (events: GameEvent[], after: View) => void } {
  let listener: (update: Update, why: Why) => void = () => {};
  const live = { update: { view: view(0, 30) }, story: [], missed: [], listen: (told: typeof listener) => ((listener = told), () => {}) };
  const director = new Director(live as unknown as Live, game);
  return { director, tell: (events, after) => listener({ events, view: after } as unknown as Update, 'news') };
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
