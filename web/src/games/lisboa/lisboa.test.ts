// The board's own logic, on games that the engine played (harness/lisboa_samples.py).
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { describe as about, expect, test } from 'vitest';
import decisions from '../../../harness/samples/lisboa-decisions.json';
import game from '../../../harness/samples/lisboa-game.json';
import solo from '../../../harness/samples/lisboa-solo.json';
import usual from '../../lib/wire/values/lisboa.json';
import speech from '../../lib/wire/speech/lisboa.json';
import { Texts, type Lang } from '../../lib/texts';
import { Voice, type Speech } from '../../lib/voice';
import { areaOf, areaOfMove, AREAS } from './area';
import { shareTable, type Table } from './board.svelte';
import { actNote, hasOptions, options } from './compose/options';
import { hasPanel } from './compose/panels';
import Uses from './compose/Uses.svelte';
import { scaleOf, shapeOf } from './layouts/shape';
import { detail } from './detail';
import { flights } from './flights';
import { fold } from './fold';
import { remember } from './printed';
import * as reading from './reading';
import { steps, trail } from './steps';
import { ACTS, type Event, type Kind, type Seat, type Values, type View } from './types';

const values = remember(usual as unknown as Values);
type Story = { first: View; steps: { events: Event[]; after?: View }[] };
const stories = [
  ['three players', game as unknown as Story],
  ['one against the Rival', solo as unknown as Story],
] as const;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const python = '../../../../src/quayside';
function voice(lang: Lang): Voice {
  const paths = [`${python}/games/lisboa/text/${lang}.ftl`, `./text/${lang}.ftl`, `${python}/voice/text/${lang}.ftl`];
  return new Voice(new Texts(lang, paths.map(read)), speech as unknown as Speech, ['Rosa', 'Wei', 'Marta', 'Tomás'], 0, values as never);
}
const voices = { en: voice('en'), zh: voice('zh') };
const LANGS: Lang[] = ['en', 'zh'];

type Sample = { view: View; legal: string[] };
const samples = Object.entries(decisions as unknown as Record<Kind, Sample>) as [Kind, Sample][];
/** The table as the parts of the board see it, at a moment of a decision. */
const tableAt = ({ view, legal }: Sample, lang: Lang = 'en', chosen: string[] = []): Table =>
  ({ view, legal: new Set(legal), values, own: 0, eyes: 0, interactive: true, chosen, beat: null, t: voices[lang] }) as unknown as Table;
const IN_WORDS = ['pass', 'accept', 'spend', 'follow'];

about('the view between two views', () => {
  // What the table shows without asking the server
  const seat = ({ means: _, returned: __, ...rest }: Seat) => rest;
  const shown = ({
    seats,
    decision: _,
    ply: __,
    to_play: ___,
    final: ____,
    totals: _____,
    forecast: ______,
    end: _______,
    ...rest
  }: View) => ({
    ...rest,
    seats: seats.map(seat),
  });

  test.each(stories)('follows a whole game event by event: %s', (_, story) => {
    let view = story.first;
    for (const { events, after } of story.steps) {
      for (const event of events) view = fold(view, event);
      if (after?.final) break; // hands come to light
      if (after) expect(shown(view)).toEqual(shown(after));
    }
  });

  test('leaves the view it began with alone', () => {
    const { first, steps: played } = stories[0][1];
    const before = structuredClone(first);
    for (const event of played[0].events) fold(first, event);
    expect(first).toEqual(before);
  });
});

about('what the server says of choices', () => {
  test('is said of each decision that shows it', () => {
    for (const [kind, { view, legal }] of samples) {
      const { forecast, decision } = view;
      expect(forecast?.seat).toBe(0);
      const { noble, cost, prices } = decision;
      if (noble && cost !== undefined) expect(forecast!.visits[noble].cost).toBe(cost);
      for (const [plot, price] of Object.entries(prices ?? {})) expect(forecast!.land[plot].price).toBe(price);
      for (const { price, treasury, benefit, rubble, saves, least } of Object.values(forecast!.land)) {
        expect(treasury - benefit + rubble).toBe(price);
        expect(price - saves).toBe(least);
      }
      if (kind === 'card') expect(Object.keys(forecast!.uses!)).toEqual(view.seats[0].hand);
      for (const move of legal.filter((each) => each.startsWith('sell ')))
        expect(reading.holds(view, values, 0).find(({ ship }) => ship === move.split(' ')[2])!.free).toBeGreaterThan(0);
    }
  });
});

about('what is decided', () => {
  test.each(samples)('%s can be answered, with words in both languages', (kind, sample) => {
    for (const lang of LANGS) {
      const table = tableAt(sample, lang);
      expect(table.t.has(`trail-${kind}`)).toBe(true);
      if (!hasOptions(kind)) continue;
      const found = options(table);
      expect(found.map(({ move }) => move).sort()).toEqual(sample.legal.filter((move) => !IN_WORDS.includes(move)).sort());
      for (const { label, note = '' } of found) expect(label && `${label} ${note}`).not.toMatch(/[{}]|compose-|undefined|NaN/);
      expect(table.t.has(`compose-about-${kind}`)).toBe(true);
    }
  });

  test('has a panel, or its place: the hand', () => {
    const without = samples.filter(([, sample]) => !hasPanel(tableAt(sample))).map(([kind]) => kind);
    expect(without.sort()).toEqual(['card']);
  });

  test('why a card cannot be used so is what the server says', () => {
    const refused = {
      portfolio: { rule: 'lisboa.portfolio.goods', facts: { card: 'P12' } },
      court: { rule: 'lisboa.visit.cost', facts: { cost: 5, noble: 'marquis' } },
    };
    const { view } = structuredClone(decisions.use) as unknown as Sample;
    const table = tableAt({ view: { ...view, decision: { ...view.decision, card: 'P12', refused } }, legal: ['gold'] });
    const uses = mount(
      (...args: Parameters<typeof Uses>) => {
        shareTable(table);
        return Uses(...args);
      },
      { target: document.body, context: new Map() },
    );
    const said = document.body.textContent;
    void unmount(uses);
    for (const { rule, facts } of Object.values(refused)) expect(said).toContain(table.t.refusal(rule, facts));
    expect(said).not.toContain(table.t.refusal('lisboa.visit.possible', refused.court.facts));
  });

  test('who could follow is told as the server says it, with what he may pay in', () => {
    const { followers } = (decisions.use as unknown as Sample).view.decision;
    for (const { seat, cost, paid_in } of followers ?? [])
      expect([typeof seat, typeof cost, paid_in.length > 0]).toEqual(['number', 'number', true]);
    const told = (lang: Lang, means: string) => voices[lang].say('compose-follower', { name: 'Wei', cost: 2, means });
    expect(['influence', 'reis', 'influence-reis'].map((means) => told('en', means))).toEqual([
      'Wei for 2 influence',
      'Wei for 2 reis',
      'Wei for 2 influence or reis',
    ]);
    expect(['influence', 'reis', 'influence-reis'].map((means) => told('zh', means))).toEqual([
      'Wei（2 点影响力）',
      'Wei（2 里斯）',
      'Wei（2 点影响力或里斯）',
    ]);
  });

  test('acts are told with what they would come to', () => {
    const table = tableAt(decisions.card as unknown as Sample);
    for (const act of ACTS) expect(actNote(act, table)).not.toMatch(/[{}]|compose-|undefined/);
  });

  test('brings a part of the board to the front', () => {
    for (const [kind, { view, legal }] of samples) {
      expect(AREAS).toContain(areaOf(view, 0));
      if (['store', 'cube', 'building', 'showing'].includes(kind)) expect(areaOf(view, 0)).toBe('city');
      for (const move of legal) expect([...AREAS, null]).toContain(areaOfMove(move, view));
    }
    expect(areaOf((decisions.house as unknown as Sample).view, 0)).toBe('board');
    expect(areaOf((decisions.house as unknown as Sample).view, 1)).toBe('court');
  });
});

about('the way of a turn', () => {
  const t = voices.en;
  const at = (kind: Kind) => (decisions as unknown as Record<Kind, Sample>)[kind].view;

  test('stands in the head of the page', () => {
    expect(steps(at('store'), t).map(({ label, state }) => [label, state])).toContainEqual(['Action', 'now']);
    expect(steps(at('drawing'), t).find(({ state }) => state === 'now')?.label).toBe('Draw');
    expect(steps(at('period_cards'), t)).toHaveLength(1);
    expect(steps({ ...at('card'), decision: { kind: 'over' } }, t)).toEqual([]);
  });

  test('is told step by step in the prompt, from the card of this turn on', () => {
    const chosen = [
      { move: 'follow', view: at('following') },
      { move: 'card P07', view: at('card') },
      { move: 'court', view: at('use') },
    ];
    const told = trail(chosen, at('store'), t, false);
    expect(told.map(({ label }) => label)).toEqual(['Card', 'At court', 'Plot', 'Cube', 'House']);
    expect(told.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'next', 'next']);
    expect(trail(chosen, at('store'), t, true)).toHaveLength(2);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });
});

about('what is pointed at', () => {
  const everything = [
    'card P01', 'card P07', 'card S01', 'draw king', 'clergy C01', 'clergy face_down', 'decree D01', 'ship new', 'plot A1', 'store B2 tools',
    'space N1', 'open WA', 'show santos.2', 'act favor', 'trade gold ship', 'noble king', 'office builder', 'send plaza', 'favor king', 'plan santos',
    'treasury', 'good gold', 'house left', 'house middle', 'cube fire row', 'church', 'move 1',
  ]; // prettier-ignore
  test.each(everything)('%s is told of, with its rule', (what) => {
    const book = { en: read(`${python}/games/lisboa/rulebook/en.md`), zh: read(`${python}/games/lisboa/rulebook/zh.md`) };
    for (const lang of LANGS) {
      const found = detail(what, tableAt(decisions.card as unknown as Sample, lang))!;
      expect([found.title, ...found.lines].join(' ')).not.toMatch(/[{}]|tip-|mine-|compose-|undefined/);
      expect(book[lang]).toContain(found.rule!);
    }
  });
  test('of what nobody knows nothing is told', () =>
    expect(detail('nothing at all', tableAt(decisions.card as unknown as Sample))).toBeNull());
});

about('pieces on their way', () => {
  test('go from somewhere to somewhere, at least one', () => {
    for (const event of stories.flatMap(([, story]) => story.steps.flatMap(({ events }) => events))) {
      for (const { from, to, count, art } of flights(event)) {
        expect(count).toBeGreaterThan(0);
        expect([...from, ...to, art].join(' ')).not.toMatch(/undefined/);
      }
    }
  });
});

about('the room that the board gets', () => {
  test('decides how it is laid out', () => {
    expect(shapeOf(1076, 736)).toBe('desk');
    expect(shapeOf(1040, 515)).toBe('low');
    expect(shapeOf(700, 455)).toBe('side');
    expect(shapeOf(814, 800)).toBe('tall');
    expect(shapeOf(390, 480)).toBe('tall');
    expect(scaleOf('desk', 1076, 736)).toBe(1);
    expect(scaleOf('low', 860, 430)).toBe(1);
    expect(scaleOf('desk', 2152, 1472)).toBe(2);
  });
});
