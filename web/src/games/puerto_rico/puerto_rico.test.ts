// The board's own logic, on games that the engine played (harness/puerto_rico_samples.py, lesson.json).
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { describe as about, expect, test } from 'vitest';
import decisions from '../../../harness/samples/puerto_rico-decisions.json';
import game from '../../../harness/samples/puerto_rico-game.json';
import { unfold, type Script } from '../../learn/lesson';
import speech from '../../lib/wire/speech/puerto_rico.json';
import { Texts, type Lang } from '../../lib/texts';
import { Voice, type Speech } from '../../lib/voice';
import { grown } from '../../lib/shape';
import { shapeOf } from './room';
import { areaOf } from './area';
import { breakdown, scored } from './breakdown';
import { lacks } from './chains';
import { describe } from './describe';
import { detail } from './detail';
import { flights } from './flights';
import { fold } from './fold';
import { brief, told, warning } from './forecasts';
import { highlight } from './highlight';
import lesson from './lesson';
import script from './lesson.json';
import { loadsOf } from './loads';
import CaptainStage from './parts/CaptainStage.svelte';
import { shareTable, type Table } from './board.svelte';
import { caption, joins } from './moments';
import { asBefore, ended, named, placed, placement, postsOf, without } from './placing';
import * as reading from './reading';
import { series } from './series';
import { shown } from './shown';
import { statistics, tally } from './statistics';
import { steps } from './steps';
import { storing } from './storing';
import { summary } from './summary';
import { BUILDINGS, GOODS, ROLES, TILES, type Event, type Odds, type Seat, type View } from './types';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const python = '../../../../src/quayside';

function voice(lang: Lang): Voice {
  const paths = [
    `${python}/games/puerto_rico/text/${lang}.ftl`,
    `./text/${lang}.ftl`,
    `./text/lesson-${lang}.ftl`,
    `${python}/voice/text/${lang}.ftl`,
  ];
  return new Voice(new Texts(lang, paths.map(read)), speech as unknown as Speech, ['Rosa', 'Wei', 'Marta', 'Tomás'], 0);
}
const t = voice('en');
type Kind = keyof typeof decisions;
const sample = (kind: Kind) => structuredClone(decisions[kind]) as unknown as { view: View; legal: string[] };
const story = game as unknown as { first: View; steps: { events: Event[]; after?: View }[] };
const all = story.steps.flatMap(({ events }) => events);
const last = story.steps.at(-1)!.after!;

about('the view between two views', () => {
  test('follows a whole game event by event', () => {
    let view = story.first;
    for (const { events, after } of story.steps) {
      for (const event of events) view = fold(view, event);
      if (after) expect(shown(view)).toEqual(shown(after));
    }
  });

  test('leaves the view that it was given as it is', () => {
    const copy = structuredClone(story.first);
    fold(story.first, { kind: 'pay', rule: '', payer: 0, payee: -1, amount: 1 });
    expect(story.first).toEqual(copy);
  });

  test('an unknown event changes nothing', () => {
    expect(fold(story.first, { kind: 'no_sale', rule: '', seat: 1 })).toEqual(story.first);
  });
});

about('the numbers of the board', () => {
  test('prices are those of the server, part by part', () => {
    const { view } = sample('builder');
    for (const [building, price] of Object.entries(view.decision.prices!)) {
      if (building in view.seats[0].city) continue; // nobody builds it twice
      expect(reading.price(view, 0, building as (typeof BUILDINGS)[number]).pays).toBe(price);
    }
  });

  test('a sale is worth its parts', () => {
    const { view } = sample('trader');
    for (const [good, price] of Object.entries(view.decision.prices!)) {
      const { price: plain, trader, markets } = view.foresight.sales![good as (typeof GOODS)[number]]!;
      expect(plain + trader + markets).toBe(price);
    }
  });

  test('a chain names its missing link', () => {
    const chain = { tiles: 1, farmers: 1, room: 3, workers: 0, made: 0, got: 0, missing: 'worker' as const };
    expect(lacks('indigo', chain, t)).toBe('the building for indigo has no colonist');
    expect(lacks('indigo', { ...chain, made: 1 }, t)).toBe('one more colonist in the building makes 1 more');
    expect(lacks('indigo', { ...chain, missing: '' }, t)).toBe('');
  });
});

about('placing people', () => {
  const { view, legal } = sample('mayor');
  const seat = view.seats[0];

  test('a board shows where everybody would stand, who follows by himself included', () => {
    const start = { ...structuredClone(seat), hand: 3, san_juan: 0, city: { factory: 0 }, island: { corn: { tiles: 1, colonists: 0 } } };
    const done = ended(start as unknown as Seat, 'put factory', ['put corn']);
    expect([done.city.factory, done.island.corn?.colonists]).toEqual([1, 1]);
    expect([done.hand, done.san_juan]).toEqual([0, 1]);
    expect([start.hand, start.city.factory]).toEqual([3, 0]); // as it was
  });

  test('the server says how the rest would be filled', () => {
    expect(legal).toContain(view.foresight.fill![0]);
  });

  test('"as before" brings everybody back to where he stood, as far as there are people and circles', () => {
    const stood = {
      ...structuredClone(seat),
      island: { corn: { tiles: 2, colonists: 2 }, quarry: { tiles: 1, colonists: 0 } },
      city: { harbor: 0, indigo_plant: 1 },
      nobles_at: { harbor: 1 },
    } as unknown as Seat;
    const posts = postsOf(stood);
    expect(posts).toEqual(['put corn', 'put corn', 'put_noble harbor', 'put indigo_plant']);
    const lifted = { ...stood, hand: 3, hand_nobles: 1, nobles_at: {} } as Seat;
    expect(asBefore(lifted, posts)).toEqual(posts);
    expect(asBefore({ ...lifted, hand: 1, hand_nobles: 0 } as Seat, posts)).toEqual(['put corn']);
    const sold = { ...lifted, island: { corn: { tiles: 1, colonists: 0 } } } as unknown as Seat;
    expect(asBefore(sold, posts)).toEqual(['put corn', 'put_noble harbor', 'put indigo_plant']);
  });

  test('one can be taken back, also one whom the engine had placed', () => {
    expect(without(['put corn', 'put indigo', 'put corn'], 'put corn')).toEqual(['put corn', 'put indigo']);
    expect(without(['put corn', 'put indigo'], 'put sugar')).toEqual(['put corn']);
    expect(placed(['put corn', 'pass', 'put_noble harbor'])).toEqual(['put corn', 'put_noble harbor']);
    expect(named(placement('noble', 'chapel'))).toEqual(['noble', 'chapel']);
  });
});

about('the captain and the storage', () => {
  test('every load that is open stands at its ship', () => {
    const { view } = sample('captain');
    const offers = [...view.ships.map(({ size }) => size), 'wharf' as const].flatMap((where) => loadsOf(view.decision, where));
    expect(offers.map(({ move }) => move).sort()).toEqual(Object.keys(view.decision.loads!).sort());
    expect(offers.every(({ good, amount }) => GOODS.includes(good) && amount > 0)).toBe(true);
  });

  test('why a ship takes nothing is what the server says', () => {
    const { view } = sample('captain');
    const facts = { ship: 7, good: 'corn', problem: 'elsewhere', other: 5 };
    view.decision = { ...view.decision, loads: {}, refused: { 7: { rule: 'puerto_rico.captain.ship', facts } } };
    view.ships = [{ size: 7, good: null, barrels: 0 }];
    const table = { view, own: 0, eyes: 0, interactive: true, legal: new Set(), chosen: [], beat: null, t } as unknown as Table;
    const stage = mount(
      (...args: Parameters<typeof CaptainStage>) => {
        shareTable(table);
        return CaptainStage(...args);
      },
      { target: document.body, context: new Map() },
    );
    const said = document.body.textContent;
    void unmount(stage);
    expect(said).toContain('The ship for 5 carries corn already, and no two ships carry the same.');
  });

  test('shelves are filled as the server tells, a choice that is held with them', () => {
    const { view } = sample('storage');
    view.seats[0].goods = { corn: 3, indigo: 2, sugar: 0, tobacco: 0, coffee: 0 };
    view.decision = { kind: 'storage', seat: 0, slot: 'warehouse', slots: 1, barrels: 1 };
    const shelves = [
      { building: 'small_warehouse' as const, good: null },
      { building: null, good: null },
    ];
    const ware = { kept: false, aside: 0, keeps: 3, loses: 0 };
    view.foresight = { storing: { shelves, wares: { corn: ware, indigo: { ...ware, keeps: 2 } } } };
    const now = storing(view, 0, null);
    expect(now.slots.map(({ building, now }) => [building, now])).toEqual([
      ['small_warehouse', true],
      [null, false],
    ]);
    const then = storing(view, 0, 'keep indigo');
    expect(then.slots.map(({ good }) => good)).toEqual(['indigo', null]);
    expect(then.kinds.map(({ state, keeps }) => [state, keeps])).toEqual([
      ['open', 3],
      ['chosen', 2],
    ]);
  });
});

about('what is told', () => {
  test('the steps are the picks of the round', () => {
    const { view } = sample('builder');
    const told = steps(view, t);
    expect(told.length).toBe(4);
    expect(told.filter(({ state }) => state === 'now').length).toBe(1);
    expect(told.find(({ state }) => state === 'now')?.label).toContain('Builder');
    expect(steps(last, t).every(({ state }) => state === 'done')).toBe(true);
  });

  test('a line of the log points at the pieces that it speaks of', () => {
    expect(highlight({ kind: 'load', rule: '', seat: 1, ship: 6, good: 'corn', amount: 2 })).toEqual(['ship-6', 'goods-1', 'purse-1']);
    expect(highlight({ kind: 'build', rule: '', seat: 0, building: 'harbor', price: 5 })).toEqual([
      'city-0-harbor',
      'market-harbor',
      'purse-0',
    ]);
    expect(highlight({ kind: 'pay', rule: '', payer: -1, payee: 2, amount: 1, reason: 'card' })).toEqual(['purse-2']);
  });

  test('pieces move from somewhere to somewhere else', () => {
    for (const event of all) {
      for (const { art, from, to, count } of flights(event, last)) {
        expect(art).not.toContain('undefined');
        expect([...from, ...to].join()).not.toContain('undefined');
        expect(count).toBeGreaterThan(0);
      }
    }
    expect(flights({ kind: 'harvest', rule: '', seat: 1, goods: { corn: 2, sugar: 0 } }, last)).toHaveLength(1);
  });

  test.each(['en', 'zh'] as const)('every position can be said in %s', (lang) => {
    const speaker = voice(lang);
    for (const { after } of story.steps) if (after) expect(describe(after, speaker).length).toBeGreaterThan(12);
    for (const kind of Object.keys(decisions) as Kind[]) {
      const { view, legal } = sample(kind);
      expect(describe(view, speaker).join(' ')).not.toMatch(/undefined|NaN/);
      for (const move of legal) detail(move, view, 0, speaker);
    }
    for (const id of BUILDINGS.filter((each) => last.market[each])) expect(detail(`building ${id}`, last, 0, speaker)?.about).toBeTruthy();
    for (const id of ROLES.slice(0, 6)) expect(detail(`pick ${id}`, story.first, 0, speaker)?.about).toBeTruthy();
    for (const id of TILES) expect(detail(`take ${id}`, story.first, 0, speaker)?.about).toBeTruthy();
  });

  test('a role is told with what it is worth', () => {
    const { view } = sample('role');
    const odds = { roles: { settler: { worth: -0.52, seats: [] } } } as unknown as Odds;
    expect(detail('pick settler', view, 0, t, odds)?.lines.at(-1)?.value).toBe('−0.5');
  });

  test('a price is told part by part', () => {
    const { view } = sample('builder');
    view.market.harbor = { left: 2, cost: 8, column: 3 };
    view.seats[0].discounts.harbor = { quarries: 2, builder: 1, pays: 5 };
    delete view.seats[0].city.harbor;
    expect(detail('build harbor', view, 0, t)).toMatchObject({ points: 3, total: { value: 5 } });
    expect(detail('build harbor', view, 0, t)?.lines.map(({ value }) => value)).toEqual(['8', '−2', '−1']);
  });

  test('a role tells on its card what it brings, and warns before one that brings nothing', () => {
    const { view } = sample('role');
    const forecasts = view.foresight.forecasts!;
    for (const role of Object.keys(forecasts) as (typeof ROLES)[number][]) {
      expect(brief(role, forecasts[role]!, view, t)).toBeTruthy();
      told(role, forecasts[role]!, view, t);
    }
    forecasts.captain = { seats: [0, 3, 0, 1], free: 1, empty: 'no_goods' };
    view.to_play = 0;
    expect(warning('captain', view, t)).toEqual({
      title: 'Captain would bring you nothing',
      cause: 'You have no goods.',
      others: 'The others get: Wei first load: 3 points, Tomás first load: 1 point.',
    });
    expect(brief('captain', forecasts.captain, view, t)).toBe('+0 · 1 free');
    forecasts.captain.empty = '';
    expect(warning('captain', view, t)).toBe(null);
  });

  test('one beat is one sentence', () => {
    const load = { kind: 'load', rule: '', seat: 1, ship: 5, good: 'corn', amount: 4 } as Event;
    const points = { kind: 'points', rule: '', seat: 1, amount: 4 } as Event;
    expect([joins(points, load), joins({ ...points, seat: 2 }, load)]).toEqual([true, false]);
    expect(caption([load, points, { ...points, amount: 1 }], t)).toBe('Wei loads 4 corn +4 +1.');
    const arrive = [0, 1, 2, 3].map((seat) => ({ kind: 'arrive', rule: '', seat, colonists: 1 }) as Event);
    expect(caption(arrive, t)).toBe('The ship brings everybody 1 colonist.');
    expect(caption([{ ...arrive[0], colonists: 2 }, arrive[1]], t)).toBe('The ship brings colonists: you 2, Wei 1.');
    const harvest = [0, 1].map((seat) => ({ kind: 'harvest', rule: '', seat, goods: { corn: 1 + seat } }) as Event);
    expect(caption(harvest, t)).toBe('Produced: you 1 corn, Wei 2 corn.');
    const lift = { kind: 'lift', rule: '', seat: 1, colonists: 3 } as Event;
    const put = (place: string) => ({ kind: 'put', rule: '', seat: 1, place }) as Event;
    expect(joins(put('corn'), lift)).toBe(true);
    expect(caption([lift, put('corn'), put('corn'), put('office')], t)).toBe('Wei places 3 colonists: 2 × corn, office.');
  });

  test('with the governor’s card the round changes as a whole', () => {
    const { view } = sample('builder');
    const then = fold(view, { kind: 'governor', rule: '', seat: (view.governor + 1) % 4 });
    expect([then.round, then.governor, then.role]).toEqual([view.round + 1, (view.governor + 1) % 4, null]);
  });

  test('both languages have the same texts', () => {
    const keys = (path: string) => [...read(path).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys('./text/zh.ftl')).toEqual(keys('./text/en.ftl'));
    expect(keys('./text/lesson-zh.ftl')).toEqual(keys('./text/lesson-en.ftl'));
  });
});

about('the end', () => {
  test('scores are taken apart without loss, best first', () => {
    const rows = breakdown(last);
    for (const row of rows) expect(row.chips + row.buildings + scored(rows).reduce((sum, id) => sum + (row[id] ?? 0), 0)).toBe(row.total);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).sort());
    expect(rows[0].total).toBe(Math.max(...rows.map(({ total }) => total)));
  });

  test('the chart has a point for each round, and ends with the scores', () => {
    const views = [story.first, ...story.steps.flatMap(({ after }) => (after ? [after] : []))];
    const { values, rounds } = series(views);
    expect(values.map((points) => points.at(-1))).toEqual(last.breakdown!.map(({ total }) => total));
    expect(values.every((points) => points.length === rounds.length)).toBe(true);
  });

  test('the statistics add up', () => {
    const careers = tally(all, last.players);
    careers.forEach(({ shipped, privileges, buildings }, seat) => {
      expect(shipped + privileges).toBe(last.seats[seat].points);
      expect(buildings).toBe(Object.keys(last.seats[seat].city).length);
    });
    const told = statistics(all, last, t);
    expect(told.rows.every(({ values }) => values.length === last.players)).toBe(true);
    expect(told.remarks.length).toBeGreaterThan(1);
  });
});

about('the room', () => {
  test('desk, tablet, phone', () => {
    expect(shapeOf(1073, 712)).toBe('desk');
    expect(shapeOf(2124, 1240)).toBe('desk');
    expect(shapeOf(814, 620)).toBe('tablet');
    expect(shapeOf(390, 470)).toBe('phone');
    expect(grown(2124, 1240)).toBeGreaterThan(1.5);
    expect(grown(900, 500)).toBe(1); // letters stay readable
  });

  test('in a narrow room the part that is asked about comes first', () => {
    expect(areaOf(sample('role').view, 0)).toBe('roles');
    expect(areaOf(sample('builder').view, 0)).toBe('market');
    expect(areaOf(sample('mayor').view, 0)).toBe('estate');
    expect(areaOf(sample('mayor').view, 1)).toBe('players');
    expect(areaOf(sample('storage').view, 0)).toBe('harbour');
  });
});

about('the lesson', () => {
  const stops = unfold(script as unknown as Script);

  test.each(['en', 'zh'] as const)('has words for each step in %s', (lang) => {
    const speaker = voice(lang);
    const facts = { one: 'A', two: 'B', three: 'C' };
    for (const step of lesson.steps) {
      expect(speaker.say(`lesson-${step.id}`, facts)).toBeTruthy();
      expect(speaker.say(`lesson-${step.id}-title`, facts)).toBeTruthy();
      if (step.do) expect(speaker.say(`lesson-${step.id}-do`, facts)).toBeTruthy();
    }
  });

  test('asks only for what may be done', () => {
    for (const { at, do: move } of lesson.steps) {
      expect(stops.has(at)).toBe(true);
      if (move) expect(stops.get(at)!.legal).toContain(move);
    }
  });

  test('its events lead from stop to stop', () => {
    let view: View | null = null;
    for (const stop of stops.values()) {
      if (view) for (const event of stop.events) view = fold(view, event as unknown as Event);
      const now = stop.view as unknown as View;
      if (view)
        expect(view.seats.map(({ doubloons, goods, points }) => ({ doubloons, goods, points }))).toEqual(
          now.seats.map(({ doubloons, goods, points }) => ({ doubloons, goods, points })),
        );
      view = now;
    }
  });
});

about('a role that is over', () => {
  const view = (kind: string) => ({ decision: { kind }, goods: { corn: 3, indigo: 0 } }) as unknown as View;
  const upTo = (role: string) => {
    const picks = all.flatMap((event, at) => (event.kind === 'pick' ? [at] : []));
    const first = picks.find((at) => all[at].role === role && at > 150)!;
    return all.slice(0, picks[picks.indexOf(first) + 1]);
  };

  test.each(['craftsman', 'trader', 'captain'])('is summed up: %s', (role) => {
    const events = upTo(role);
    const phase = events.slice(events.findLastIndex(({ kind }) => kind === 'pick'));
    for (const lang of ['en', 'zh'] as const) {
      const found = summary(events, view('role'), voice(lang))!;
      expect(found.rows.length).toBeGreaterThan(0);
      for (const { seat, text } of found.rows) {
        expect(phase.some((event) => event.seat === seat && ['harvest', 'extra_good', 'sell', 'points'].includes(event.kind))).toBe(true);
        expect(text).not.toMatch(/summary|undefined|NaN/);
      }
    }
    if (role === 'captain') {
      const points = phase.reduce((sum, { kind, amount = 0 }) => sum + (kind === 'points' ? amount : 0), 0);
      const shown = summary(events, view('role'), t)!.rows.reduce((sum, { text }) => sum + parseInt(text), 0);
      expect(shown).toBe(points);
    }
  });

  test('is not summed up while it is played, nor where it brings nothing to count', () => {
    const settled = upTo('settler');
    expect(summary(settled, view('role'), t)).toBeNull();
    const captain = upTo('captain');
    const before = summary(captain, view('captain'), t);
    expect(before?.title).not.toBe('Shipped');
  });
});
