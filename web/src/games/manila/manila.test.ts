// The board's own logic, on whole games that the engine played (harness/manila_samples.py).
import { readFileSync } from 'node:fs';
import { describe as about, expect, test } from 'vitest';
import evicting from '../../../harness/samples/game-evict.json';
import plain from '../../../harness/samples/game.json';
import settlementByBank from '../../../harness/samples/settlement-bank.json';
import settlement from '../../../harness/samples/settlement.json';
import end from '../../../harness/samples/end.json';
import pilots from '../../../harness/samples/pilot-large.json';
import placement from '../../../harness/samples/placement-second.json';
import starting from '../../../harness/samples/starts-second.json';
import speech from '../../lib/wire/speech/manila.json';
import { Texts, type Lang } from '../../lib/texts';
import { Voice, type Speech } from '../../lib/voice';
import { caption, joins } from './beats';
import { bidders, bidRange, loanFor, quickBids } from './auction';
import { breakdown } from './breakdown';
import { describe } from './describe';
import { detail } from './detail';
import { fold } from './fold';
import { highlight } from './highlight';
import { layoutFor } from './layout/choose';
import { mayPress, notationOf, parsePilot, press } from './pilot';
import { printedCost } from './printed';
import { sailing } from './reading';
import { series } from './series';
import { settle, type Fate, type Settlement } from './settle';
import { statistics, tally } from './statistics';
import { nearestStart, startsSoFar } from './starts';
import { stepIds, steps } from './steps';
import { storyOf } from './story';
import { type Event, type Odds, type View } from './types';
import { signed } from './words';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const python = '../../../../src/quayside';

function voice(lang: Lang): Voice {
  const paths = [`${python}/games/manila/text/${lang}.ftl`, `./text/${lang}.ftl`, `${python}/voice/text/${lang}.ftl`];
  return new Voice(new Texts(lang, paths.map(read)), speech as unknown as Speech, ['Ines', 'Wei', 'Marta', 'Old Salt', 'Tomás'], 0);
}
const t = voice('en');
const viewOf = (sample: { view: unknown }) => sample.view as View;
const eventsOf = (sample: { events: unknown }) => sample.events as Event[];

interface Game {
  first: View;
  steps: { events: Event[]; after?: View }[];
}

about('the view between two views', () => {
  // What the table shows without asking the server
  const shown = (view: View) => ({
    cash: view.seats.map(({ cash }) => cash),
    shares: view.seats.map(({ shares, bought, pledged }) => ({ shares, bought, pledged })),
    figures: view.seats.map(({ accomplices, declined }) => ({ accomplices, declined })),
    wares: view.wares,
    punts: view.punts,
    places: [view.port, view.shipyard, view.spaces, view.pirates],
    voyage: [view.voyage, view.round, view.movements, view.harbour_master],
  });

  test.each([
    ['by the plain rules', plain],
    ['with evictions', evicting],
  ])('follows a whole game %s event by event', (_, game) => {
    const { first, steps } = game as unknown as Game;
    let view = first;
    for (const { events, after } of steps) {
      for (const event of events) view = fold(view, event);
      if (after) expect(shown(view)).toEqual(shown(after));
    }
  });

  test('leaves the view that it was given as it is', () => {
    const view = (plain as unknown as Game).first;
    const copy = structuredClone(view);
    fold(view, { kind: 'pay', rule: '', payer: 0, payee: -1, amount: 5 });
    expect(view).toEqual(copy);
  });
});

about('the numbers of the board', () => {
  test('give the printed price of a space that is not open', () => {
    expect(printedCost('port.B')).toBe(3);
    expect(printedCost('jade', 2)).toBe(5);
    expect(printedCost('insurance')).toBe(0);
  });
});

about('start spaces', () => {
  const view = viewOf(starting);
  const [first, second, third] = sailing(view);

  test('the third follows from the other two', () => {
    expect(startsSoFar(view, [`start ${second} 4`])).toEqual({
      spaces: { [first]: 0, [second]: 4, [third]: 5 },
      follows: third,
      sum: 9,
    });
  });

  test('nothing follows while two are open', () => {
    expect(startsSoFar(view, [])).toMatchObject({ spaces: { [first]: 0 }, follows: null, sum: 0 });
  });

  test('a dragged punt stops at the nearest legal space', () => {
    const legal = new Set(starting.legal);
    expect(nearestStart(legal, second, 1.2)).toBe(4);
    expect(nearestStart(legal, second, 4.8)).toBe(5);
    expect(nearestStart(new Set(), second, 1)).toBeNull();
  });
});

about("the pilots' arrows", () => {
  const view = viewOf(pilots);
  const legal = new Set(pilots.legal);
  const small = { ...view, decision: { ...view.decision, pilot: 'small' as const } };

  test('a small pilot moves at once', () => {
    expect(press(small, null, { ware: 'silk', by: -1 })).toEqual({ move: 'pilot silk -1' });
  });

  test('a large pilot moves one punt by two at once', () => {
    expect(press(view, { ware: 'jade', by: 1 }, { ware: 'silk', by: 2 })).toEqual({ move: 'pilot silk +2' });
  });

  test('two single steps are one move, in ware order', () => {
    const half = { ware: 'jade', by: -1 } as const;
    expect(press(view, null, half)).toEqual({ half });
    expect(press(view, half, { ware: 'silk', by: 1 })).toEqual({ move: 'pilot silk +1 jade -1' });
  });

  test('the same arrow again takes the half back, another one of the same punt changes it', () => {
    const half = { ware: 'jade', by: -1 } as const;
    expect(press(view, half, { ...half })).toEqual({ half: null });
    expect(press(view, half, { ware: 'jade', by: 1 })).toEqual({ half: { ware: 'jade', by: 1 } });
  });

  test('only arrows that lead to a legal move glow', () => {
    expect(mayPress(legal, view, null, { ware: 'jade', by: 1 })).toBe(true);
    expect(mayPress(legal, view, { ware: 'jade', by: 1 }, { ware: 'silk', by: -1 })).toBe(true);
    expect(mayPress(legal, view, null, { ware: 'ginseng', by: 1 })).toBe(false); // ashore
    expect(mayPress(new Set(['pass', 'pilot silk +2']), view, null, { ware: 'silk', by: 1 })).toBe(false); // alone at sea
  });

  test('notation is read as it is written', () => {
    expect(notationOf(parsePilot('pilot ginseng +1 jade -1'))).toBe('pilot ginseng +1 jade -1');
    expect(parsePilot('place silk')).toEqual([]);
  });
});

about('a beat', () => {
  const loads = (['jade', 'silk'] as const).map((ware): Event => ({ kind: 'load', rule: '', seat: 1, ware }));
  const starts = loads.map((load, at): Event => ({ ...load, kind: 'start', space: 4 + at }));

  test('takes all punts of one player together', () => {
    expect(joins(loads[1], loads[0])).toBe(true);
    expect(joins({ ...loads[1], seat: 2 }, loads[0])).toBe(false);
    expect(joins(starts[0], loads[0])).toBe(false);
  });

  test('is one sentence', () => {
    expect(caption(loads, t)).toBe('Wei loads jade and silk.');
    expect(caption(starts, t)).toBe('Wei starts the jade from 4 and the silk from 5.');
    expect(caption(starts, voice('zh'))).toBe('Wei 安排出发：玉石船第 4 格和丝绸船第 5 格。');
    expect(caption([{ kind: 'pay', rule: '', payer: -1, payee: 0, amount: 12, reason: 'passage' }], t)).toBe('The voyage is paid out.');
  });
});

about('the settlement sheet', () => {
  const sheet = settle(eventsOf(settlement), viewOf(settlement));

  test('has a row for every coin of the settlement', () => {
    const paid = eventsOf(settlement).filter(({ reason }) => ['loot', 'passage', 'port', 'claim'].includes(reason ?? ''));
    expect(sheet.rows.map(({ from, to, amount }) => [from, to, amount])).toEqual(
      paid.map(({ payer, payee, amount }) => [payer, payee, amount]),
    );
    expect(new Set(sheet.rows.map(({ group }) => group))).toEqual(new Set(['plunder', 'profits', 'claims']));
  });

  test('says what became of the three punts, those that came home first', () => {
    expect(sheet.fates.map(({ ware, place, berth, plundered }) => [ware, place, berth, plundered])).toEqual([
      ['nutmeg', 'port', 'A', false],
      ['ginseng', 'port', 'B', true],
      ['silk', 'shipyard', 'A', false],
    ]);
  });

  test('balances: what was earned less what was spent and lent is what the purse gained', () => {
    for (const account of sheet.accounts) {
      let change = 0;
      for (const { kind, payer, payee, amount = 0 } of eventsOf(settlement)) {
        if (kind === 'pay') change += amount * (Number(payee === account.seat) - Number(payer === account.seat));
      }
      expect(account.earned - account.spent + account.loans).toBe(change);
      expect(account.cash).toBe(viewOf(settlement).seats[account.seat].cash);
    }
  });

  test('takes back what was paid since', () => {
    const later: Event[] = [...eventsOf(settlement), { kind: 'pay', rule: '', payer: 1, payee: -1, amount: 7, reason: 'bid' }];
    const view = structuredClone(viewOf(settlement));
    view.seats[1].cash -= 7;
    expect(settle(later, view).accounts[1].cash).toBe(sheet.accounts[1].cash);
  });

  test('names the prices that rose, and why the others did not', () => {
    expect(sheet.prices.map(({ ware, why }) => [ware, why])).toEqual([
      ['nutmeg', 'rose'],
      ['ginseng', 'rose'],
      ['silk', 'yard'],
      ['jade', 'ashore'],
    ]);
  });

  test('tells how the dice fell, and who made the most of it', () => {
    const told = (fates: Partial<Fate>[], nets: number[]) =>
      storyOf({ fates, accounts: nets.map((net, seat) => ({ seat, net })) } as Settlement, t.for(t.names, 1));
    const home: Partial<Fate> = { ware: 'jade', place: 'port', plundered: false, space: 14, from: 9, die: 6 };
    const short: Partial<Fate> = { ...home, place: 'shipyard', ware: 'silk', space: 12, from: 8, die: 4 };
    expect(told([home, home, short], [3, 9, -4])).toBe('Two punts came home, one fell short. You made the most of it: 9 pesos.');
    expect(told([{ ...home, die: 5 }, short], [7, 7, 1])).toBe('Nothing less than a five would bring the jade home, and it came.');
    expect(told([home, { ...short, space: 13 }], [0, -3, -9])).toBe('The silk stopped on 13, one space short of the port.');
    expect(told([{ ...home, plundered: true, die: 1, pirates: [0] }, short], [0, 0, 0])).toMatch(/^A one on the die set the jade on 13/);
  });

  test('without insurance the bank pays the shipyard', () => {
    const claims = settle(eventsOf(settlementByBank), viewOf(settlementByBank)).rows.filter(({ group }) => group === 'claims');
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.every(({ from }) => from === -1)).toBe(true);
  });

  test('is empty without events', () => {
    expect(settle([], viewOf(settlement)).rows).toEqual([]);
  });
});

about('the steps of a voyage', () => {
  test('follow the schedule of the players', () => {
    expect(stepIds(4)).toEqual(['auction', 'loading', 'place-1', 'roll-1', 'place-2', 'roll-2', 'place-3', 'pilots', 'roll-3', 'settle']);
    expect(stepIds(3).slice(2, 5)).toEqual(['place-1', 'place-2', 'roll-1']);
    expect(stepIds(3).slice(-4)).toEqual(['place-4', 'pilots', 'roll-3', 'settle']);
  });

  test('show where the voyage stands', () => {
    const now = steps(viewOf(placement), t).find(({ state }) => state === 'now');
    expect(now).toEqual({ id: 'place-2', label: 'Place 2 of 3', state: 'now' });
    expect(steps(viewOf(end), t).every(({ state }) => state === 'done')).toBe(true);
    const boarding: View = { ...viewOf(placement), movements: 2, decision: { kind: 'boarding', seat: 0 } };
    expect(steps(boarding, t).find(({ state }) => state === 'now')?.id).toBe('roll-2');
  });
});

about('the auction', () => {
  test('offers a range of bids and a few round ones', () => {
    const legal = new Set(['pledge', 'pass', ...Array.from({ length: 40 }, (_, at) => `bid ${at + 16}`)]);
    expect(bidRange(legal)).toEqual({ least: 16, most: 55 });
    expect(quickBids({ least: 16, most: 55 }, 43)).toEqual([16, 17, 20, 25, 43]);
    expect(quickBids({ least: 54, most: 55 }, 30)).toEqual([54, 55]);
    expect(bidRange(new Set(['pass']))).toBeNull();
  });

  test('a bid above the cash pledges shares', () => {
    const pledging = [
      { bid: 31, pledges: 1, owes: 15 },
      { bid: 43, pledges: 2, owes: 30 },
    ];
    const view = { decision: { kind: 'auction', pledging } } as unknown as View;
    expect([30, 31, 42, 43].map((bid) => loanFor(bid, view)?.pledges)).toEqual([undefined, 1, 1, 2]);
  });

  test('everybody can be seen to bid, lead or pass', () => {
    const view = viewOf(placement);
    const auction = { bid: 5, leader: 2, bidder: 0, passed: [false, true, false, false], limits: [54, 54, 54, 54] };
    expect(bidders({ ...view, to_play: 0, auction }).map(({ state }) => state)).toEqual(['speaks', 'passed', 'leads', 'waits']);
  });
});

about('what is told', () => {
  test('a line of the log points at the pieces that it speaks of', () => {
    expect(highlight({ kind: 'place', rule: '', seat: 1, space: 'port.A', cost: 4 })).toEqual(['space-port.A', 'purse-1']);
    expect(highlight({ kind: 'pay', rule: '', payer: -1, payee: 2, amount: 9, reason: 'passage', space: 'jade' })).toEqual([
      'punt-jade',
      'bank',
      'purse-2',
    ]);
    expect(highlight({ kind: 'price', rule: '', ware: 'silk', origin: 5, target: 10 })).toEqual(['market-silk']);
  });

  test.each(['en', 'zh'] as const)('every event and position can be said in %s', (lang) => {
    const speaker = voice(lang);
    for (const { after } of (evicting as unknown as Game).steps) {
      if (!after) continue;
      expect(describe(after, speaker).length).toBeGreaterThan(8);
      for (const area of Object.keys(after.open)) expect(detail(`place ${area}`, after, null, speaker)?.title).toBeTruthy();
    }
  });

  test('a seat is told with its odds', () => {
    const shown = detail('place jade', viewOf(placement), placement.odds as Odds, t);
    expect(shown).toMatchObject({
      title: 'Jade punt, seat 2',
      lines: [{ label: 'Cost', value: '4 pesos' }, { value: '18 pesos' }],
    });
    expect(shown?.bar.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 3);
  });

  test('pirates are told how likely a punt stands on 13 after the second roll, and how many after the third', () => {
    const on_13 = { second: { silk: 0.11, jade: 0.14 }, second_any: 0.23, third: 0.374 };
    const lines = (odds: Odds) => detail('place pirates', viewOf(placement), odds, t)?.lines.slice(1);
    expect(lines({ ...(placement.odds as Odds), on_13 })).toEqual([
      { label: 'On 13 after roll 2', value: '23%', more: true },
      { label: 'Expected after roll 3', value: '0.37 punts', more: true },
    ]);
    const later = { ...on_13, second: null, second_any: null };
    expect(lines({ ...(placement.odds as Odds), on_13: later })).toHaveLength(1);
  });

  test('both languages have the same texts', () => {
    const keys = (lang: Lang) => [...read(`./text/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys('zh')).toEqual(keys('en'));
  });

  test('signs are printed as signs', () => {
    expect([6.54, -2, 0, 0.04].map(signed)).toEqual(['+6.5', '−2', '0', '0']);
  });
});

about('the end', () => {
  test('fortunes are taken apart without loss', () => {
    for (const { cash, shares, pledges, fortune } of breakdown(viewOf(end))) {
      expect(cash + shares.reduce((sum, { worth }) => sum + worth, 0) + pledges).toBe(fortune);
    }
    expect(breakdown(viewOf(end)).map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  });

  test('the chart has a point for each voyage, and ends with the fortunes', () => {
    const game = plain as unknown as Game;
    const views = [game.first, ...game.steps.flatMap(({ after }) => (after ? [after] : []))];
    const { values, voyages } = series(views);
    const last = views.at(-1)!;
    expect(values.map((points) => points.at(-1))).toEqual(last.seats.map(({ fortune }) => fortune));
    expect(values.every((points) => points.length === voyages.length)).toBe(true);
  });
});

about('the chart', () => {
  test('fits the room: desk, phone, tablet', () => {
    expect(layoutFor(1060, 720).name).toBe('desk');
    expect(layoutFor(390, 560)).toMatchObject({ name: 'portrait', width: 390, height: 560 });
    expect(layoutFor(834, 800).name).toBe('portrait');
    expect(layoutFor(700, 600).name).toBe('portrait');
  });

  test.each([
    [1060, 720],
    [390, 560],
    [360, 640],
    [834, 800],
    [700, 500],
  ])('keeps every space inside, at %i by %i', (width, height) => {
    const layout = layoutFor(width, height);
    const spots = [0, 1, 2].flatMap((lane) => Array.from({ length: 15 }, (_, space) => layout.punt(lane, space)));
    const discs = (['port', 'shipyard'] as const).flatMap((place) =>
      (['A', 'B', 'C'] as const).map((letter) => layout.disc(`${place}.${letter}`)),
    );
    for (const { x, y } of [...spots, ...discs, ...layout.pirates, layout.disc('insurance')]) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeLessThan(layout.height);
    }
  });
});

about('the statistics of a game', () => {
  const game = plain as unknown as Game;
  const told: Event[] = [{ kind: 'voyage', rule: '', number: 1 }, ...game.steps.flatMap(({ events }) => events)];
  const last = game.steps.findLast(({ after }) => after)!.after!;
  const total = (sums: Record<string, number>) => Object.values(sums).reduce((sum, amount) => sum + amount, 0);

  test('leave no peso out', () => {
    const { careers } = tally(told, last.players);
    const cash = careers.map(({ earned, spent }, seat) => game.first.seats[seat].cash + total(earned) - total(spent));
    expect(cash).toEqual(last.seats.map(({ cash }) => cash));
  });

  test('count each voyage, its harbour master and its three punts', () => {
    const { careers, voyages, home, wrecked, highest } = tally(told, last.players);
    expect(voyages).toBe(last.voyage);
    expect(careers.reduce((sum, { masterships }) => sum + masterships, 0)).toBe(voyages);
    expect(home + wrecked).toBe(3 * voyages);
    expect(highest?.bid).toBe(Math.max(...told.map(({ kind, bid }) => (kind === 'harbour_master' ? Number(bid) : 0))));
  });

  test('know whom the dice carried', () => {
    const events: Event[] = [
      { kind: 'voyage', rule: '', number: 1, opener: 0 },
      { kind: 'place', rule: '', seat: 0, space: 'jade' },
      { kind: 'place', rule: '', seat: 1, space: 'port.A' },
      { kind: 'roll', rule: '', number: 1, wares: ['nutmeg', 'silk', 'jade'], dice: [1, 2, 6] },
      { kind: 'evict', rule: '', seat: 1, ware: 'jade', victim: 0 },
      { kind: 'roll', rule: '', number: 2, wares: ['nutmeg', 'silk', 'jade'], dice: [1, 2, 3] },
    ];
    expect(tally(events, 3).careers.map(({ dice }) => dice)).toEqual([[6], [3], []]);
  });

  test.each(['en', 'zh'] as const)('are told in %s, a value for each seat, the best marked', (lang) => {
    const { remarks, rows } = statistics(told, last, voice(lang));
    expect(remarks).toHaveLength(3);
    for (const { values, best } of rows) {
      expect(values).toHaveLength(last.players);
      expect(best.every((seat) => seat < last.players)).toBe(true);
    }
    const masters = rows[0].values.map(Number);
    expect(rows[0].best).toEqual(masters.flatMap((count, seat) => (count === Math.max(...masters) ? [seat] : [])));
  });
});
