// What is told of a game of Lisboa: in words for whoever does not look, in numbers when it is over, and in the lesson.
import { readFileSync } from 'node:fs';
import { describe as about, expect, test } from 'vitest';
import decisions from '../../../harness/samples/lisboa-decisions.json';
import game from '../../../harness/samples/lisboa-game.json';
import solo from '../../../harness/samples/lisboa-solo.json';
import { unfold, type Script } from '../../learn/lesson';
import speech from '../../lib/wire/speech/lisboa.json';
import { Texts, type Lang } from '../../lib/texts';
import { Voice, type Speech } from '../../lib/voice';
import usual from '../../lib/wire/values/lisboa.json';
import { caption } from './beats';
import { FINAL, breakdown, sourcesWon, won } from './breakdown';
import { describe } from './describe';
import figures from './figures';
import { fold } from './fold';
import { highlight } from './highlight';
import lesson from './lesson';
import script from './lesson.json';
import { remember } from './printed';
import { series } from './series';
import { churchScoring, periodEnd, settled, sheetFor, sheetLine } from './settle';
import { statistics, tally } from './statistics';
import type { Event, Values, View } from './types';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const python = '../../../../src/quayside';
const LANGS: Lang[] = ['en', 'zh'];
const NAMES = ['Rosa', 'Wei', 'Marta', 'Tomás'];

function voice(lang: Lang): Voice {
  const paths = [
    `${python}/games/lisboa/text/${lang}.ftl`,
    `./text/${lang}.ftl`,
    `./text/lesson-${lang}.ftl`,
    `${python}/voice/text/${lang}.ftl`,
  ];
  return new Voice(new Texts(lang, paths.map(read)), speech as unknown as Speech, NAMES, 0, usual as unknown as Values);
}
const voices = { en: voice('en'), zh: voice('zh') };

interface Story {
  first: View;
  steps: { events: Event[]; after?: View }[];
}
const stories: [string, Story][] = [
  ['three players', game as unknown as Story],
  ['one against the Rival', solo as unknown as Story],
];
remember(usual as unknown as Values);
const eventsOf = ({ steps }: Story) => steps.flatMap(({ events }) => events);
const lastOf = ({ steps }: Story) => steps.at(-1)!.after!;
const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0);

/** A story up to the step that ends with a sheet: what was told, and the view then. */
function upTo(story: Story, kind: string): { fresh: Event[]; told: Event[]; view: View } {
  let view = story.first;
  const told: Event[] = [];
  for (const { events, after } of story.steps) {
    told.push(...events);
    view = after ?? events.reduce(fold, view);
    if (events.some((event) => event.kind === kind) && sheetFor(events, told)) return { fresh: events, told, view };
  }
  throw new Error(`no sheet after ${kind}`);
}

about('the sheets', () => {
  test('a church scoring: every tile that was cashed, and its wigs', () => {
    const { told, view } = upTo(stories[0][1], 'stand_up');
    const cashings = churchScoring(told, view);
    const values = usual as unknown as Values;
    expect(settled(told)).toBe('church');
    expect(cashings.flatMap(({ tiles }) => tiles).length).toBeGreaterThan(0);
    for (const { tiles, wigs, influence } of cashings) {
      expect(wigs - sum(tiles.map((tile) => values.clergy[tile].wigs))).toBeOneOf([0, 1]); // the one is for influence beyond ten
      if (!tiles.length) expect(influence).toBeNull();
    }
    for (const lang of LANGS) expect(sheetLine(told, view, voices[lang]).join(' ')).not.toContain('sheet-');
  });

  test('a scoring without a tile needs no sheet', () => {
    const scoring = ['lay_down', 'stand_up'].map((kind): Event => ({ kind, rule: 'lisboa.church.scoring' }));
    expect(sheetFor(scoring, scoring)).toBe(false);
  });

  test.each(stories)('the first period: every wig has its source: %s', (_, story) => {
    const { told, view } = upTo(story, 'period');
    const { sides, sources, trigger } = periodEnd(told, view)!;
    expect(settled(told)).toBe('period');
    expect(trigger.kind).toBe('period_end');
    expect(sides.map(({ wigs }) => wigs)).toEqual(sides.map(({ during }) => sum(Object.values(during))));
    expect(sources.length).toBeGreaterThan(0);
    expect(sum(sides.map(({ discarded }) => discarded))).toBe(told.filter(({ kind }) => kind === 'discard').length);
    for (const lang of LANGS) expect(sheetLine(told, view, voices[lang]).join(' ')).not.toContain('sheet-');
    const first = told.findIndex(({ kind }) => kind === 'wigs');
    expect(periodEnd(told.slice(first + 1), view)!.sources, 'of a story without its beginning').toEqual([]);
  });
});

about('the end', () => {
  test.each(stories)('every wig has its source: %s', (_, story) => {
    const view = lastOf(story);
    const scores = breakdown(view, eventsOf(story));
    expect(scores).toHaveLength(view.players + (view.rival ? 1 : 0));
    for (const { during, final, won: before, total } of scores) {
      expect(sum(Object.values(during))).toBe(before);
      expect(before + sum(FINAL.map((source) => final[source]))).toBe(total);
    }
    expect(scores.map(({ total }) => total)).toEqual([...view.totals!].sort((one, other) => other - one));
    expect(scores[0].rank).toBe(1);
    for (const source of sourcesWon(scores)) expect(LANGS.every((lang) => voices[lang].has(`ending-won-${source}`))).toBe(true);
  });

  test('the sides stand as the server ranks them, also where their wigs are equal', () => {
    const view: View = { ...lastOf(stories[0][1]), totals: [90, 90, 90], ranks: [3, 1, 2] };
    expect(breakdown(view).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(breakdown({ ...view, ranks: [1, 1, 1] }).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('without the events the wigs of the course of the game stay together', () => {
    const scores = breakdown(lastOf(stories[0][1]));
    expect(sourcesWon(scores)).toEqual([]);
    expect(scores[0].won).toBeGreaterThan(0);
  });

  test('wigs paid and lost count against a side', () => {
    const events = [
      { kind: 'wigs', rule: '', seat: 0, amount: 5, reason: 'store' },
      { kind: 'lose_wigs', rule: '', seat: 0, amount: 2, reason: 'visit' },
      { kind: 'goods', rule: '', seat: 0, count: 1 },
    ];
    expect(won(events, 2)).toEqual([{ store: 5, visit: -2 }, {}]);
  });

  test.each(stories)('the course of the wigs ends with the totals: %s', (_, story) => {
    const { values, rounds } = series([story.first, ...story.steps.flatMap(({ after }) => after ?? [])]);
    expect(values.map((line) => line.at(-1))).toEqual(lastOf(story).totals);
    expect(rounds[0]).toBe(1);
    expect(series([]).values).toEqual([]);
  });
});

about('a game in numbers', () => {
  test('counts what was done', () => {
    const view = lastOf(stories[0][1]);
    const careers = tally(eventsOf(stories[0][1]), view.players);
    const stores = Object.values(view.city.stores);
    for (const [seat, { stores: built, decrees }] of careers.entries()) {
      expect(built).toBe(stores.filter(({ owner }) => owner === seat).length);
      expect(decrees).toBe(view.seats[seat].decrees.length);
    }
    const uses = sum(careers.flatMap(({ uses: each }) => Object.values(each)));
    expect(uses).toBe(eventsOf(stories[0][1]).filter(({ kind }) => kind === 'play_card').length);
  });

  test.each(stories)('is told in both languages: %s', (_, story) => {
    const view = lastOf(story);
    for (const lang of LANGS) {
      const { remarks, rows } = statistics(eventsOf(story), view, voices[lang]);
      expect(remarks).toHaveLength(3);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      for (const { values } of rows) expect(values).toHaveLength(view.players);
    }
  });
});

about('a beat', () => {
  const said = (moment: Partial<Event>[]) => caption(moment as Event[], voices.en);
  const [ship] = Object.keys((usual as unknown as Values).ships);

  test('counts goods together, as they come and as they are sold', () => {
    const goods = ['tools', 'books', 'books'] as const;
    expect(said([{ kind: 'act', seat: 1 }, ...goods.map((good) => ({ kind: 'goods', seat: 1, good, count: 1 }))])).toBe(
      `${NAMES[1]} gets 1 tool and 2 books.`,
    );
    expect(said(goods.map((good) => ({ kind: 'sell', seat: 0, good, ship })))).toBe('You sell 1 tool and 2 books to ships.');
  });

  test('tells a ship that is full with what it brings', () => {
    const sold = { kind: 'sell', seat: 0, good: 'gold', ship } as const;
    const wigs = { kind: 'wigs', seat: 1, amount: 3, reason: 'ship' };
    expect(said([sold, { kind: 'sail', seat: 1, ship }, wigs])).toMatch(new RegExp(`${NAMES[1]}'s .* is full and sails: 3 wigs\\.$`));
  });

  test('says what was traded for once', () => {
    const trade = { kind: 'trade', seat: 0, good: 'cloth', act: 'favor' } as const;
    expect(said([trade, { kind: 'favor', seat: 0, noble: 'king' }])).toMatch(/^You trade 1 cloth\. You take the King's favor/);
  });
});

about('the board in words', () => {
  const views = [
    ...Object.values(decisions as unknown as Record<string, { view: View }>).map(({ view }) => view),
    ...stories.map(([, story]) => lastOf(story)),
  ];

  test.each(LANGS)('tells everything in %s', (lang) => {
    for (const view of views) {
      const lines = describe(view, voices[lang]);
      expect(lines.length).toBeGreaterThan(30);
      for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|NaN|\bsay-/);
    }
  });

  test('names stores, spaces and the hand', () => {
    const view = (decisions as unknown as Record<string, { view: View }>).card.view;
    const lines = describe(view, voices.en);
    for (const plot of Object.keys(view.city.stores)) expect(lines.some((line) => line.startsWith(`Plot ${plot}:`))).toBe(true);
    expect(lines.filter((line) => line.startsWith('In hand:'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('The Rival'))).toBe(false);
    expect(describe(lastOf(stories[1][1]), voices.en).some((line) => line.startsWith('The Rival has'))).toBe(true);
  });
});

about('what a line of the log points at', () => {
  test('pieces and players', () => {
    expect(highlight({ kind: 'store', rule: '', seat: 1, plot: 'B5', street: 'cloth' })).toEqual(
      expect.arrayContaining(['plot-B5', 'street-cloth', 'panel-1']),
    );
    expect(highlight({ kind: 'clear', rule: '', seat: 0, cube: 'fire', place: 'row.B' })).toContain('row-B');
    expect(highlight({ kind: 'clear', rule: '', seat: 0, cube: 'fire', place: 'pile' })).toContain('rubble');
    expect(highlight({ kind: 'send', rule: '', seat: 0, office: 'plaza' })).toContain('plaza');
    expect(highlight({ kind: 'pay', rule: '', payer: 2, payee: -1, amount: 3, reason: 'land' })).toEqual(['panel-2', 'reis-2']);
  });
  test('something in nearly every event', () => {
    const events = eventsOf(stories[0][1]).filter(({ kind }) => !['start_game', 'streets', 'end_game', 'last_round'].includes(kind));
    expect(events.filter((event) => !highlight(event).length).map(({ kind }) => kind)).toEqual([]);
  });
});

about('the figures of the rulebook', () => {
  test('belong to rules that there are', () => {
    for (const lang of LANGS) {
      const book = read(`${python}/games/lisboa/rulebook/${lang}.md`);
      for (const rule of Object.keys(figures)) {
        expect(book).toContain(`{#${rule}}`);
        expect(voices[lang].has(`figure-${rule.split('.').slice(1).join('-')}`)).toBe(true);
      }
    }
  });
});

about('the lesson', () => {
  const stops = unfold(script as unknown as Script);

  test.each(LANGS)('has words for each step in %s', (lang) => {
    const facts = { one: 'A', two: 'B', three: '' };
    for (const { id, do: move } of lesson.steps) {
      for (const part of ['-title', '', ...(move ? ['-do', '-nudge'] : [])])
        expect(voices[lang].say(`lesson-${id}${part}`, facts)).toBeTruthy();
    }
    const told = [...read(`./text/lesson-${lang}.ftl`).matchAll(/^lesson-(\w+)-title/gm)].map(([, id]) => id);
    expect(told).toEqual(lesson.steps.map(({ id }) => id));
  });

  test('stops where the script does, and asks only for what may be done', () => {
    const order = [...stops.keys()];
    const places = lesson.steps.map(({ at }) => order.indexOf(at));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(order.length);
    for (const { at, do: move } of lesson.steps) if (move) expect(stops.get(at)!.legal).toContain(move);
  });

  test('shows every use of a card', () => {
    const uses = [...stops.values()].flatMap(({ events }) => events).filter(({ kind, seat }) => kind === 'play_card' && seat === 0);
    expect(uses.map(({ use }) => use)).toEqual(['portfolio', 'court', 'court', 'portfolio', 'gold']);
  });
});
