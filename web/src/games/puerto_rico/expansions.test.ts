// The board's own logic in games with all expansions, that the engine played (harness/puerto_rico_samples.py).
import { readFileSync } from 'node:fs';
import { describe as about, expect, test } from 'vitest';
import decisions from '../../../harness/samples/puerto_rico-expansions-decisions.json';
import game from '../../../harness/samples/puerto_rico-expansions-game.json';
import scenes from '../../../harness/samples/puerto_rico-expansions-scenes.json';
import { Texts, type Lang } from '../../lib/texts';
import { Voice, type Speech } from '../../lib/voice';
import speech from '../../lib/wire/speech/puerto_rico.json';
import { areaOf } from './area';
import { breakdown, scored } from './breakdown';
import { describe } from './describe';
import { detail } from './detail';
import { flights } from './flights';
import { fold } from './fold';
import { EXPANSIONS } from './fold_expansions';
import { highlight } from './highlight';
import { caption } from './moments';
import { series } from './series';
import { shown } from './shown';
import { statistics, tally } from './statistics';
import { steps } from './steps';
import type { Event, View } from './types';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const python = '../../../../src/quayside';

function voice(lang: Lang): Voice {
  const paths = [`${python}/games/puerto_rico/text/${lang}.ftl`, `./text/${lang}.ftl`, `${python}/voice/text/${lang}.ftl`];
  return new Voice(new Texts(lang, paths.map(read)), speech as unknown as Speech, ['Rosa', 'Wei'], 0);
}
const LANGS = ['en', 'zh'] as const;
const story = game as unknown as { first: View; steps: { events: Event[]; after?: View }[] };
const moves = Object.entries(scenes) as unknown as [string, { before: View; events: Event[]; after: View }][];
const asked = Object.entries(decisions) as unknown as [string, { view: View; legal: string[] }][];
const last = story.steps.at(-1)!.after!;
const all = story.steps.flatMap(({ events }) => events);

about('the view between two views', () => {
  test.each(moves.filter(([kind]) => !['draft', 'festival'].includes(kind)))('follows a move that brings %s', (_, scene) => {
    expect(shown(scene.events.reduce(fold, scene.before))).toEqual(shown(scene.after));
  });

  test('follows the choice of buildings, as far as what is open to choose goes', () => {
    const { before, events } = scenes.draft as unknown as (typeof moves)[number][1];
    const { building } = events.find(({ kind }) => kind === 'draft')!;
    expect(before.decision.pool![building!]!.state).not.toBe('chosen');
    expect(events.reduce(fold, before).decision.pool![building!]!.state).toBe('chosen');
  });

  test('follows a whole game event by event', () => {
    let view = story.first;
    for (const { events, after } of story.steps) {
      for (const event of events) view = fold(view, event);
      if (!after) continue;
      if (view.decision.kind === 'draft')
        view = after; // which buildings there are comes with the next view
      else expect(shown(view)).toEqual(shown(after));
    }
  });

  test('every event that changes something is tried', () => {
    const tried = new Set(moves.flatMap(([, { events }]) => events.map(({ kind }) => kind)));
    expect(Object.keys(EXPANSIONS).filter((kind) => !tried.has(kind))).toEqual([]);
  });
});

about('what is told', () => {
  test('pieces move from somewhere to somewhere else', () => {
    for (const [, { before, events }] of moves)
      for (const { art, from, to, count } of events.flatMap((event) => flights(event, before))) {
        expect([art, ...from, ...to].join()).not.toContain('undefined');
        expect(count).toBeGreaterThan(0);
      }
  });

  test.each(LANGS)('every decision can be said in %s', (lang) => {
    const speaker = voice(lang);
    for (const [, { view, legal }] of asked) {
      expect(describe(view, speaker).join(' ')).not.toMatch(/undefined|NaN/);
      expect(
        steps(view, speaker)
          .map(({ label }) => label)
          .join(),
      ).not.toMatch(/undefined|NaN/);
      for (const move of legal) expect(JSON.stringify(detail(move, view, 0, speaker) ?? '')).not.toMatch(/undefined|NaN/);
    }
    for (const event of moves.flatMap(([, { events }]) => events)) {
      expect(speaker.event(event)).not.toMatch(/undefined|NaN|\{/);
      expect(highlight(event).join()).not.toContain('undefined');
    }
  });

  test('barrels that were named one by one, and people who were placed, are one sentence', () => {
    const t = voice('en');
    const event = (kind: string, facts: object) => ({ kind, rule: '', seat: 1, ...facts }) as Event;
    const named = [event('small_wharf', { good: 'corn' }), event('small_wharf', { good: 'corn' }), event('points', { amount: 1 })];
    expect(caption(named, t)).toBe('Wei ships 2 corn from the small wharf +1.');
    const supplied = [event('supply', { good: 'sugar' }), event('points', { amount: 1 }), event('supply', { good: 'corn' })];
    expect(caption(supplied, t)).toBe('Wei’s royal supplier delivers 1 sugar and 1 corn +1.');
    const lifted = [
      event('lift_nobles', { colonists: 1, nobles: 1 }),
      event('put_noble', { place: 'villa' }),
      event('put', { place: 'corn' }),
    ];
    expect(caption(lifted, t)).toBe('Wei places 1 colonist and 1 noble: villa (noble), corn.');
  });

  test('in a narrow room the part that is asked about comes first', () => {
    const areas = Object.fromEntries(asked.map(([kind, { view }]) => [kind, areaOf(view, 0)]));
    expect(areas).toMatchObject({ mayor: 'estate', builder: 'market', lodge: 'estate', reward: 'estate' });
  });
});

about('the end', () => {
  test('scores are taken apart without loss, nobles and new large buildings among them', () => {
    const rows = breakdown(last);
    for (const row of rows) {
      const bonus = scored(rows).reduce((sum, id) => sum + (row[id] ?? 0), 0);
      expect(row.chips + row.buildings + (row.nobles ?? 0) + bonus).toBe(row.total);
    }
    expect(rows.some(({ nobles }) => nobles)).toBe(true);
  });

  test('the chart ends with the scores, and the statistics add up', () => {
    const views = [story.first, ...story.steps.flatMap(({ after }) => (after ? [after] : []))];
    expect(series(views).values.map((points) => points.at(-1))).toEqual(last.breakdown!.map(({ total }) => total));
    const careers = tally(all, last.players);
    careers.forEach(({ buildings }, seat) => expect(buildings).toBe(Object.keys(last.seats[seat].city).length));
    expect(statistics(all, last, voice('en')).rows.every(({ values }) => values.length === last.players)).toBe(true);
  });
});
