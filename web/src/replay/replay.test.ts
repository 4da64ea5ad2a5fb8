import { describe, expect, it, vi } from 'vitest';
import puertoRicoGame from '../games/puerto_rico';
import type { GameModule } from '../lib/game';
import { viewWith } from '../lib/sample';
import { settings } from '../lib/settings.svelte';
import type { GameEvent, Voice } from '../lib/voice';
import { voiceOf } from '../lib/words.svelte';
import { Stage } from '../stage/stage.svelte';
import { captionOf, moverOf, told } from '../table/story';
import { commandOf } from './keys';
import { isAt, runsOf } from './lines';
import { Playback } from './playback.svelte';
import { readRecord } from './record';
import { PAGE, Reel, type Eyes, type Frame } from './reel.svelte';
import { snippetOf } from './snippet';
import { spaced } from './spaced';

const PLIES = 2 * PAGE + 6;
const event = (kind: string, facts = {}): GameEvent => ({ kind, rule: 'game.rule', ...facts });
const frame = (ply: number, eyes: Eyes): Frame => ({
  ply,
  view: viewWith({ ply, eyes }),
  events: [event(ply % 3 ? 'place' : 'voyage', { number: ply / 3 + 1, eyes }), ...(ply % 3 ? [] : [event('placement_round')])],
});
const server = () =>
  vi.fn(async (first: number, eyes: Eyes) => {
    const length = Math.min(PAGE, PLIES + 1 - first);
    return { plies: PLIES, frames: Array.from({ length }, (_, at) => frame(first + at, eyes)) };
  });

describe('Reel', () => {
  it('asks once for a page', async () => {
    const fetch = server();
    const reel = new Reel(fetch);
    expect((await reel.at(0, 'all')).ply).toBe(0);
    expect(reel.plies).toBe(PLIES);
    await Promise.all([reel.at(PAGE + 2, 'all'), reel.at(PAGE + 3, 'all')]);
    expect((await reel.at(PAGE + 2, 'all')).view).toEqual(viewWith({ ply: PAGE + 2, eyes: 'all' }));
    expect(fetch.mock.calls).toEqual([
      [0, 'all'],
      [PAGE, 'all'],
    ]);
  });

  it('fetches a little ahead, and not beyond the end', async () => {
    const fetch = server();
    const reel = new Reel(fetch);
    await reel.at(0, 0);
    reel.prefetch(3, 0);
    reel.prefetch(PAGE - 2, 0);
    reel.prefetch(PLIES - 1, 0);
    expect(fetch.mock.calls.map(([first]) => first)).toEqual([0, PAGE, 2 * PAGE]);
  });

  it('fills up to the whole game, with its rounds', async () => {
    const fetch = server();
    const reel = new Reel(fetch);
    await reel.at(0, 'all');
    await reel.fill('all', PLIES);
    expect(fetch.mock.calls.map(([first]) => first)).toEqual([0, 2 * PAGE, PAGE]);
    expect(reel.story('all').map(({ ply }) => ply)).toEqual(Array.from({ length: PLIES + 1 }, (_, ply) => ply));
    expect(
      reel
        .rounds('all')
        .map(({ ply }) => ply)
        .slice(0, 3),
    ).toEqual([0, 3, 6]);
    expect(reel.story(1).map(({ ply }) => ply)[0]).toBe(1); // what others have heard too is known; what was dealt is not
    await reel.at(0, 1);
    expect(reel.story(1)[0].events[0].eyes).toBe(1);
  });

  it('counts rounds by their first turn, where turns are told and rounds are not', async () => {
    const told = [
      [event('deal')],
      [event('turn', { seat: 0, round: 1 })],
      [event('place')],
      [event('turn', { seat: 1, round: 1 })],
      [event('turn', { seat: 0, round: 2 })],
    ];
    const frames = told.map((events, ply) => ({ ply, view: { ply } as unknown as Frame['view'], events }));
    const reel = new Reel(async () => ({ plies: frames.length - 1, frames }));
    await reel.at(0, 'all');
    expect(reel.rounds('all').map(({ ply, heading }) => [ply, heading.round])).toEqual([
      [1, 1],
      [4, 2],
    ]);
  });
});

const puertoRico = puertoRicoGame as unknown as GameModule;

/** A round of Puerto Rico from the mayor on: colonists are placed one by one, each placing is a move. */
const ROUND: GameEvent[][] = [
  [event('governor', { seat: 0 })],
  [event('pick', { seat: 0, role: 'mayor', notation: 'pick mayor' }), event('lift', { seat: 0, colonists: 3 })],
  [event('put', { seat: 0, place: 'indigo', notation: 'put indigo' })],
  [event('put', { seat: 0, place: 'corn', notation: 'put corn' })],
  [event('put', { seat: 0, place: 'corn', notation: 'put corn' }), event('lift', { seat: 1, colonists: 1 })],
  [event('put', { seat: 1, place: 'corn', notation: 'put corn' })],
  [
    event('build', { seat: 1, building: 'small_market', price: 1, notation: 'build small_market' }),
    event('pay', { payer: 1, payee: -1, amount: 1 }),
  ],
];
const STORY = ROUND.map((events, ply) => ({ ply, events }));

describe('the log', () => {
  const lines = runsOf(STORY, puertoRico).flatMap(({ chapters }) => chapters.flatMap(({ lines }) => lines));

  it('has one line for a placing, which knows its plies and what was decided in it', () => {
    expect(lines.map(({ event, from, to, decided }) => [event.kind, from, to, decided])).toEqual([
      ['governor', 0, 0, []],
      ['pick', 1, 1, [1]],
      ['lift', 1, 4, [2, 3, 4]],
      ['lift', 4, 5, [5]],
      ['build', 6, 6, [6]],
    ]);
    expect(lines.filter((line) => isAt(line, 3)).map(({ event }) => event.kind)).toEqual(['lift']);
  });

  it('says what the log of a table says', async () => {
    const voice: Voice = (await voiceOf('puerto_rico', 'en')).for(['Ana', 'Ben'], null);
    const said = lines.map((line) => told(line, puertoRico, voice));
    expect(said.filter((each) => each.includes('corn'))).toHaveLength(2);
    expect(said[2]).toMatch(/^Ana.*indigo.*corn/);
    expect(lines[4].changes).toEqual([-1]);
  });

  it('has a gap where something has not come yet', () => {
    const runs = runsOf([...STORY.slice(0, 2), ...STORY.slice(4)], puertoRico);
    expect(runs.map(({ from }) => from)).toEqual([0, 4]);
  });
});

describe('a replay that goes on by itself', () => {
  const reel = () =>
    new Reel(async () => ({ plies: ROUND.length - 1, frames: STORY.map((each) => ({ ...each, view: viewWith({ ply: each.ply }) })) }));

  async function played(from: number): Promise<{ playback: Playback; stage: Stage; plies: number[]; movers: number[] }> {
    const stage = new Stage({ ...puertoRico, fold: undefined, cash: () => 0 });
    const plies: number[] = [];
    const movers: number[] = [];
    const whole = reel();
    await whole.at(0, 'all');
    let playback: Playback | undefined;
    playback = new Playback(whole, stage, { ply: from, eyes: 'all' }, () => plies.push(playback?.ply ?? from));
    await vi.waitFor(() => expect(stage.view).not.toBeNull());
    stage.say = (moment) => (movers.push(moverOf(moment)), captionOf(moment, puertoRico, voice));
    stage.rate = 1000;
    return { playback, stage, plies, movers };
  }
  const voice = { event: ({ kind }: GameEvent) => kind, say: (key: string) => key, names: ['Ana', 'Ben'] } as unknown as Voice;

  it('shows a placing as one, and whose it is', async () => {
    const { playback, stage, plies, movers } = await played(0);
    playback.toggle();
    await vi.waitFor(() => expect(playback.playing).toBe(false));
    expect(plies).toEqual([0, 5, 6]);
    expect(movers.filter((mover, at) => mover !== movers[at - 1])).toEqual([0, 1]);
    expect(stage.view?.ply).toBe(6);
  });

  it('shows what one line tells when that is jumped to, and all else at once', async () => {
    const { playback, movers } = await played(0);
    playback.jump(4);
    await vi.waitFor(() => expect(playback.stage.view?.ply).toBe(4));
    expect(movers).toContain(0);
    movers.length = 0;
    playback.jump(6);
    await vi.waitFor(() => expect(playback.stage.view?.ply).toBe(6));
    expect(movers).toEqual([]);
  });

  it('lets each step be read where nothing moves', async () => {
    settings.set('speed', 'instant');
    const { playback, plies } = await played(4);
    vi.useFakeTimers();
    playback.stage.rate = 1;
    playback.toggle();
    await vi.advanceTimersByTimeAsync(100);
    expect(plies.slice(1)).toEqual([5]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(plies.slice(1)).toEqual([5, 6]);
    vi.useRealTimers();
    settings.set('speed', 'normal');
  });
});

describe('keys', () => {
  const press = (key: string, html = '<p></p>', wanted = '*') => {
    document.body.innerHTML = html;
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true });
    document.body.querySelector(wanted)!.dispatchEvent(pressed);
    return commandOf(pressed);
  };

  it('step, jump and play', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'].map((key) => press(key))).toEqual([
      'back',
      'forward',
      'first',
      'last',
      'toggle',
      null,
    ]);
  });

  it('belong to what needs them', () => {
    expect(press(' ', '<button></button>', 'button')).toBeNull();
    expect(press('ArrowLeft', '<select></select>', 'select')).toBeNull();
    expect(press('ArrowLeft', '<input type="range">', 'input')).toBe('back');
  });
});

describe('numbers along a line', () => {
  it('stand where there is room, and the chosen one always', () => {
    const places = [0, 10, 30, 35, 60];
    const at = (place: number) => place;
    expect(spaced(places, at, 20)).toEqual([0, 30, 60]);
    expect(spaced(places, at, 20, 35)).toEqual([0, 35, 60]);
    expect(spaced(places, at, 1)).toEqual(places);
  });
});

describe('the code for another page', () => {
  it('holds the address and a title, and neither ends an attribute', () => {
    const frame = document.createElement('div');
    frame.innerHTML = snippetOf('https://play.example.org/embed/replay/abc?ply=3&eyes=1', 'A "fine" <b>game</b>');
    const [iframe] = frame.children;
    expect(frame.children).toHaveLength(1);
    expect(iframe.getAttribute('src')).toBe('https://play.example.org/embed/replay/abc?ply=3&eyes=1');
    expect(iframe.getAttribute('title')).toBe('A "fine" <b>game</b>');
  });
});

describe('records', () => {
  const record = { quayside: 1, game: 'manila', moves: ['pass'], chance: [] };
  it('are read from a file, or are the first line of one', () => {
    expect(readRecord(JSON.stringify(record, null, 2))).toEqual(record);
    expect(readRecord(`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`)).toEqual(record);
    expect(readRecord('a poem')).toBeNull();
    expect(readRecord('{"a": 1}')).toBeNull();
  });
});
