import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sample from '../../harness/samples/game.json';
import lisboaGame from '../../harness/samples/lisboa-game.json';
import lisboaSolo from '../../harness/samples/lisboa-solo.json';
import puertoRicoGame from '../../harness/samples/puerto_rico-game.json';
import lisboa from '../games/lisboa';
import manila from '../games/manila';
import puertoRico from '../games/puerto_rico';
import { folding } from '../lib/fold';
import type { GameModule } from '../lib/game';
import { departures } from '../lib/motion';
import { viewWith } from '../lib/sample';
import { settings } from '../lib/settings.svelte';
import { BREATH, READING, TIMES } from '../lib/tempo';
import type { GameEvent, View } from '../lib/voice';
import { momentsOf } from './moments';
import { Stage } from './stage.svelte';

const event = (kind: string, facts = {}): GameEvent => ({ kind, rule: 'game.rule', ...facts });
const seen = (view: View | null): string[] => (view?.seen as string[] | undefined) ?? [];
const fold = vi.fn((view: View, { kind }: GameEvent): View => ({ ...view, seen: [...seen(view), kind] }));
const game = { fold, pace: () => 'quick' as const };

function staged(): Stage {
  const stage = new Stage(game);
  stage.rate = 1000;
  stage.show(viewWith({ ply: 1 }));
  return stage;
}

afterEach(() => void vi.clearAllMocks());

describe('a moment', () => {
  const kinds = (events: GameEvent[], joins?: GameModule['joins']) =>
    momentsOf(events, { joins }).map((moment) => moment.map(({ kind }) => kind));

  it('is an event with the money that it costs or brings its player', () => {
    const events = [
      event('build', { seat: 1 }),
      event('pay', { payer: 1, payee: -1, amount: 3 }),
      event('pay', { payer: 2, payee: -1, amount: 1 }),
    ];
    expect(kinds(events)).toEqual([['build', 'pay'], ['pay']]);
  });

  it('is of Puerto Rico a load with its points, and the colonists of all', () => {
    const { joins } = puertoRico as unknown as GameModule;
    const events = [
      event('load', { seat: 1 }),
      event('points', { seat: 1 }),
      event('points', { seat: 2 }),
      event('arrive', { seat: 0 }),
      event('arrive', { seat: 1 }),
    ];
    expect(kinds(events, joins)).toEqual([['load', 'points'], ['points'], ['arrive', 'arrive']]);
  });

  it('is of Lisboa a card and its use, an act with all that it brings, or what was drawn', () => {
    const { joins } = lisboa as unknown as GameModule;
    const turn = 'play_card visit lose_wigs act official official act store clear cube house wigs draw top_card'.split(' ');
    const events = turn.map((kind) => event(kind, kind === 'top_card' ? {} : { seat: 1 }));
    expect(kinds(events, joins)).toEqual([turn.slice(0, 3), turn.slice(3, 6), turn.slice(6, 12), turn.slice(12)]);
  });
});

/** The moments of a game that take time, turn by turn; only what a player does in the own turn, up to what is scored after it. */
function turnsOf(story: { steps: unknown[] }, game: GameModule, begins: string, ends: string[]): GameEvent[][][] {
  const events = (story.steps as { events: GameEvent[] }[]).flatMap(({ events }) => events);
  const turns: GameEvent[][] = [];
  let on = false;
  for (const each of events) {
    if (each.kind === begins) turns.push([]);
    on = each.kind === begins || (on && !ends.includes(each.kind));
    if (on) turns.at(-1)!.push(each);
  }
  const seen = (moment: GameEvent[]) => moment.some((each) => game.pace!(each));
  return turns.map((turn) => momentsOf(turn, game).filter((moment) => seen(moment) && moment[0].seat === turn[0].seat));
}

describe('the turn of a bot', () => {
  it.each([lisboaGame, lisboaSolo])('is of Lisboa three moments at most', (story) => {
    const turns = turnsOf(story, lisboa as unknown as GameModule, 'turn', ['cash', 'period_end', 'rival', 'last_round']);
    expect(turns.length).toBeGreaterThan(15);
    expect(Math.max(...turns.map((turn) => turn.length))).toBe(3);
  });

  it('is of Puerto Rico one moment where colonists are placed', () => {
    const game = puertoRico as unknown as GameModule;
    const events = (puertoRicoGame.steps as unknown as { events: GameEvent[] }[]).flatMap(({ events }) => events);
    const placings = events.filter(({ kind }) => kind === 'lift');
    const moments = momentsOf(events, game).filter((moment) => moment.some(({ kind }) => kind === 'lift' || kind === 'put'));
    expect(placings.length).toBeGreaterThan(10);
    expect(moments).toHaveLength(placings.length);
  });
});

describe('a show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function showing(facts: Partial<GameModule> = {}): Stage {
    const stage = new Stage({ ...game, ...facts });
    stage.show(viewWith({ ply: 1 }));
    stage.say = () => 'A sentence of forty letters, and no more.';
    void stage.play({ events: [event('one'), event('two')], view: viewWith({ ply: 2 }) });
    return stage;
  }

  it('takes what only goes on with a scene that waits as a part of it', async () => {
    const joins: GameModule['joins'] = ({ kind }) => kind === 'more';
    const stage = showing({ joins });
    const told: string[][] = [];
    const tell = (events: GameEvent[]) => void told.push(events.map(({ kind }) => kind));
    for (const kind of ['three', 'more', 'more', 'four']) void stage.play({ events: [event(kind)], view: viewWith({ ply: 3 }), tell });
    await vi.runAllTimersAsync();
    expect(told).toEqual([['three', 'more', 'more'], ['four']]);
    expect(stage.busy).toBe(false);
  });

  it('grows by what comes while it is on, and then lasts as long as all of it takes to read', async () => {
    const joins: GameModule['joins'] = ({ kind }) => kind === 'more';
    const stage = showing({ joins });
    await vi.advanceTimersByTimeAsync(READING.any + 40 * READING.letter + 200); // the second event is on
    stage.say = (moment) => 'x'.repeat(40 * moment.length);
    void stage.play({ events: [event('more')], view: viewWith({ ply: 3 }) });
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.moment.map(({ kind }) => kind), stage.caption.length]).toEqual([['two', 'more'], 80]);
    expect(seen(stage.view)).toEqual(['one', 'two', 'more']);
    await vi.advanceTimersByTimeAsync(READING.any + 80 * READING.letter - 500);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect([stage.busy, stage.view]).toEqual([false, viewWith({ ply: 3 })]);
  });

  it('lasts as long as its sentences take to read', async () => {
    const stage = showing();
    await vi.advanceTimersByTimeAsync(2 * (READING.any + 40 * READING.letter) - 200);
    expect(stage.beat?.kind).toBe('two');
    await vi.advanceTimersByTimeAsync(400);
    expect([stage.view, stage.busy]).toEqual([viewWith({ ply: 2 }), false]);
  });

  it('does not tell the reader at length what he did himself', async () => {
    const stage = new Stage(game);
    stage.show(viewWith({ ply: 1 }));
    stage.say = () => 'A sentence of forty letters, and no more.';
    stage.reader = 2;
    void stage.play({ events: [event('one', { seat: 2 })], view: viewWith({ ply: 2 }) });
    await vi.advanceTimersByTimeAsync(TIMES.quick + 2 * BREATH.quick);
    expect(stage.busy).toBe(false);
  });

  it('stops where it is, goes on by one, and goes on', async () => {
    const stage = showing();
    await vi.advanceTimersByTimeAsync(500);
    stage.paused = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.beat?.kind).toBe('one');
    stage.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.beat?.kind).toBe('two');
    stage.paused = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(stage.busy).toBe(false);
  });

  it('is held while somebody looks closer', async () => {
    const stage = showing();
    stage.hold('caption', true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.beat?.kind).toBe('one');
    stage.hold('caption', false);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(stage.busy).toBe(false);
  });

  it('is held by what was opened to be read', async () => {
    const stage = showing();
    document.body.innerHTML = '<div class="tip"></div>';
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.beat?.kind, stage.held]).toEqual(['one', true]);
    document.body.innerHTML = '';
    await vi.advanceTimersByTimeAsync(6_000);
    expect([stage.busy, stage.held]).toEqual([false, false]);
  });

  it('goes on faster as soon as the reader wants it', async () => {
    const stage = showing();
    await vi.advanceTimersByTimeAsync(500);
    settings.set('speed', 'fast');
    await vi.advanceTimersByTimeAsync(READING.any + 40 * READING.letter - 500);
    settings.set('speed', 'normal');
    expect(stage.beat?.kind).toBe('two');
  });

  it('lets a piece stand where it flies to when it has arrived', async () => {
    const stage = showing({ flies: () => true });
    await vi.advanceTimersByTimeAsync(TIMES.move / 2);
    expect([stage.beat?.kind, seen(stage.view)]).toEqual(['one', []]);
    await vi.advanceTimersByTimeAsync(TIMES.move);
    expect([stage.beat?.kind, seen(stage.view)]).toEqual(['one', ['one']]);
  });
});

it('sends pieces one after the other, and all have arrived when the view shows them', () => {
  for (const count of [1, 3, 6, 20]) {
    const sent = departures(count);
    expect(sent).toHaveLength(Math.min(count, 6));
    expect(sent.at(-1)!.delay + sent.at(-1)!.time).toBeCloseTo(TIMES.move);
    expect(Math.min(...sent.map(({ time }) => time))).toBeGreaterThan(TIMES.move / 2);
  }
});

describe('a stage', () => {
  it('goes through the events to the view, and folds each of them once', async () => {
    const stage = staged();
    const views: string[][] = [];
    await stage.play({ events: [event('one'), event('two')], view: viewWith({ ply: 2 }), tell: () => views.push(seen(stage.view)) });
    expect(views).toEqual([['one'], ['one', 'two']]);
    expect(fold).toHaveBeenCalledTimes(2);
    expect([stage.view, stage.beat, stage.busy]).toEqual([viewWith({ ply: 2 }), null, false]);
  });

  it('copies a view once for an event that changes it, and not at all for one that does not', async () => {
    const copied = vi.spyOn(globalThis, 'structuredClone');
    const stage = new Stage({
      fold: folding<View, GameEvent>({ pay: (view, { amount }) => void (view.purse = Number(view.purse) + Number(amount)) }),
      pace: () => null,
    });
    stage.show(viewWith({ purse: 30 }));
    await stage.play({
      events: [event('pay', { amount: 5 }), event('thanks'), event('pay', { amount: 2 })],
      view: viewWith({ purse: 37 }),
    });
    expect(copied).toHaveBeenCalledTimes(2);
    copied.mockRestore();
  });

  it('plays a whole game of Manila with at most one copy an event', async () => {
    const copied = vi.spyOn(globalThis, 'structuredClone');
    const stage = new Stage({ ...(manila as unknown as GameModule), pace: () => null });
    stage.show(sample.first as View);
    const steps = sample.steps as unknown as { events: GameEvent[]; after?: View }[];
    for (const { events, after } of steps) await stage.play({ events, view: after ?? stage.view! });
    expect(copied.mock.calls.length).toBeLessThanOrEqual(steps.flatMap(({ events }) => events).length);
    copied.mockRestore();
  });

  it('shows scene after scene, each when what follows the one before is over', async () => {
    const stage = staged();
    const told: string[] = [];
    const tell = (events: GameEvent[]) => void told.push(...events.map(({ kind }) => kind));
    let close = () => {};
    void stage.play({ events: [event('one')], view: viewWith({ ply: 2 }), tell, after: () => new Promise((done) => (close = done)) });
    const last = stage.play({ events: [event('two')], view: viewWith({ ply: 3 }), tell });
    await vi.waitFor(() => expect(stage.view).toEqual(viewWith({ ply: 2 })));
    expect([told, stage.busy]).toEqual([['one'], true]);
    close();
    await last;
    expect([told, stage.view, stage.busy]).toEqual([['one', 'two'], viewWith({ ply: 3 }), false]);
  });

  it('comes to its end when it is skipped, and what was not shown is told', async () => {
    const stage = staged();
    stage.rate = 1;
    const tell = vi.fn();
    const playing = stage.play({ events: [event('one'), event('two'), event('three')], view: viewWith({ ply: 2 }), tell });
    await vi.waitFor(() => expect(stage.beat?.kind).toBe('one'));
    stage.skip();
    await playing;
    expect(tell.mock.calls.map(([events]) => events.length)).toEqual([1, 2]);
    expect(fold).toHaveBeenCalledTimes(1);
    expect(stage.view).toEqual(viewWith({ ply: 2 }));
  });

  it('shows what was asked for last', async () => {
    const stage = staged();
    const playing = stage.play({ events: [event('one')], view: viewWith({ ply: 2 }) });
    stage.show(viewWith({ ply: 7 }));
    await playing;
    expect([stage.view, stage.busy]).toEqual([viewWith({ ply: 7 }), false]);
  });

  it('shows once more what it has shown, and stands where it stood', async () => {
    const stage = staged();
    const views: string[][] = [];
    fold.mockImplementationOnce((view) => (views.push(seen(view)), { ...view, seen: ['again'] }));
    await stage.again([{ events: [event('one')], from: viewWith({ ply: 0, seen: ['before'] }) }]);
    expect(views).toEqual([['before']]);
    expect([stage.view, stage.busy]).toEqual([viewWith({ ply: 1 }), false]);
  });
});
