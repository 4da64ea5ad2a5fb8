// What may be chosen in a decision that has no place of its own on the board, or a small one: each choice with a drawing, its
// name, and what it would bring.
import type { Table } from '../board.svelte';
import { tellDecree } from '../pieces/told';
import * as reading from '../reading';
import { architectOf } from '../ids';
import { ARCHITECTS, CUBES, GOODS, type Act, type Architect, type Cube, type Good, type Group, type Kind, type Noble } from '../types';

/** How a choice is drawn. */
export type Picture =
  | { kind: 'art'; of: string; wide?: boolean }
  | { kind: 'card' | 'clergy' | 'back' | 'decree'; id: string }
  | { kind: 'plan'; plan: string }
  | { kind: 'house' | 'official' };

export interface Option {
  move: string;
  picture: Picture;
  label: string;
  note?: string;
  /** What it brings or saves, large. */
  gain?: { amount: string; of: string };
}

type Maker = (move: string, table: Table) => Omit<Option, 'move' | 'label'> & { label?: string };

const art = (of: string, wide = false): Picture => ({ kind: 'art', of, wide });
const word = (move: string, at = 1): string => move.split(' ')[at];
const me = (table: Table) => table.view.seats[table.own];

/** A line about an act: what it would come to now. */
export function actNote(act: Act, table: Table): string {
  const { view, values, t } = table;
  const seat = me(table);
  switch (act) {
    case 'favor':
      return t.say('compose-note-favor', {
        nobles: reading
          .favorless(seat)
          .filter((noble) => view.favors[noble] > 0)
          .map((noble) => t.label(`noble-${noble}`))
          .join(', '),
      });
    case 'cardinal':
      return t.say('compose-note-cardinal', { count: view.forecast?.tiles ?? 0 });
    case 'building': {
      const plans = Object.values(seat.plans).reduce((sum, count) => sum + count, 0);
      return t.say('compose-note-building', { count: plans });
    }
    case 'ship': {
      const next = view.shipyard[0];
      return next ? t.say('compose-note-ship', { hold: values.ships[next].hold, count: view.forecast?.ship ?? 0 }) : '';
    }
    case 'produce': {
      const { goods, choice } = view.forecast!.production;
      return t.say('compose-note-produce', { count: reading.goodsOf(goods), choice });
    }
    case 'decree':
      return t.say('compose-note-decree', { count: view.decrees.shown.length, markers: seat.markers });
    case 'recruit':
      return t.say('compose-note-recruit', {
        count: view.forecast?.recruits ?? 0,
        left: seat.officials.board,
      });
    case 'plan':
      return t.say('compose-note-plan', { plans: ARCHITECTS.flatMap((architect) => view.plans[architect].top ?? []) });
    case 'store':
      return t.say('compose-note-store', { price: view.treasury.reis, means: seat.means });
  }
}

const good: Maker = (move, table) => {
  const id = word(move) as Good;
  const seat = me(table);
  return { picture: art(id), note: table.t.say('compose-note-good', { count: seat.goods[id], storage: seat.storage }) };
};

const act: Maker = (move, table) => {
  const id = word(move) as Act;
  return { picture: art(`i-${id}`), note: actNote(id, table) };
};

const clergy: Maker = (move, table) => {
  const id = word(move);
  return {
    picture: { kind: 'clergy', id },
    label: table.t.say('compose-tile', { number: Number(id.slice(1)) }),
    note: table.t.say('compose-note-back', { wigs: table.values.clergy[id].wigs }),
  };
};

const cube: Maker = (move, table) => {
  const id = word(move) as Cube;
  const { view, t } = table;
  const { completes, saves } = view.forecast ?? {};
  const makes = completes?.includes(id);
  const left = view.decision.price === undefined || !saves ? null : view.decision.price - saves[id];
  const set = makes ? t.say('compose-note-set', { sets: me(table).sets + 1 }) : '';
  return { picture: art(id), note: [left === null ? '' : t.say('compose-note-pay-then', { price: left }), set].filter(Boolean).join(' ') };
};

const MAKERS: Partial<Record<Kind, Maker>> = {
  visit: (move, table) => payVisit(move, table),
  follower_pays: (move, table) => payVisit(move, table),
  free_act: act,
  follower_acts: act,
  payment: (move, table) => {
    const { coins, marker, target } = table.view.decision.payments![move];
    const { reis, influence } = me(table);
    return {
      picture: art(marker ? (coins ? 'influence' : 'influence') : 'reis'),
      label: table.t.say('compose-pay', { coins, marker }),
      note: table.t.say('compose-note-pay', { reis, left: reis - coins, influence, target }),
    };
  },
  gaining: good,
  losing: good,
  ship_goods: good,
  favor: (move, table) => ({
    picture: art(`favor-${word(move)}`),
    note: table.t.say('compose-note-take-favor', { noble: word(move), count: table.view.favors[word(move) as Noble] }),
  }),
  cardinal: (move, table) => {
    const { church, forecast } = table.view;
    const { places, treasury, scores } = forecast!.walks![move];
    const notes = [
      ...places
        .map((at) => church.track[at])
        .map((tile) =>
          tile && tile !== 'face_down' ? table.t.say('compose-note-open-tile', { tile }) : table.t.say('compose-note-hidden-tile'),
        ),
      ...(treasury ? [table.t.say('compose-note-treasury-up')] : []),
      ...(scores ? [table.t.say('compose-note-church')] : []),
    ];
    return { picture: art('cardinal'), note: notes.join(' ') };
  },
  clergy,
  start_clergy: clergy,
  ship: (move, table) => {
    const { decision } = table.view;
    const id = decision.ship!;
    const values = table.values.ships[id];
    const old = word(move) === 'new' ? null : word(move);
    const influence = me(table).drawing + values.influence - (old ? table.values.ships[old].influence : 0);
    return { picture: { kind: 'card', id }, note: table.t.say('compose-note-launch', { influence }) };
  },
  recruiting: (move, table) => {
    const noble = word(move) as Noble;
    const { seats, dummies = 0 } = table.view.offices[noble];
    const count = seats.reduce((sum, each) => sum + each, dummies);
    const spaces = table.values.office_spaces;
    return {
      picture: art(`cam-${noble}`, true),
      note: table.t.say(count >= spaces ? 'compose-note-office-full' : 'compose-note-office', { count, spaces, own: seats[table.own] }),
    };
  },
  sending: (move, table) => {
    const office = word(move);
    const { seats } = office === 'plaza' ? table.view.plaza : table.view.offices[office as Noble];
    return {
      picture: office === 'plaza' ? { kind: 'official' } : art(`cam-${office}`, true),
      note: table.t.say('compose-note-send', { own: seats[table.own] }),
    };
  },
  plan: (move, table) => {
    const architect = word(move) as Architect;
    const building = table.view.architects[architect].current;
    const { top, plans } = table.view.plans[architect];
    return {
      picture: { kind: 'plan', plan: top! },
      note: building ? table.t.say('compose-note-architect', { building, count: plans - 1 }) : '',
    };
  },
  showing: (move, table) => {
    const plan = word(move);
    const { view, own, t } = table;
    const building = view.architects[architectOf(plan)].current!;
    const wigs = view.forecast?.buildings?.[plan]?.[view.decision.space!]?.[own] ?? 0;
    return { picture: { kind: 'plan', plan }, note: t.say('compose-note-show', { building, wigs }) };
  },
  cube,
  rubble: cube,
  house: (move, table) => {
    const group = word(move) as Group;
    return { picture: { kind: 'house' }, note: table.t.say(`mine-house-${group}-${me(table).houses[group] + 1}`) };
  },
  room: (move, table) => ({
    picture: { kind: 'card', id: word(move) },
    note: table.t.say('compose-note-drop', { kind: kindOf(word(move), table) }),
  }),
  cashing: (move, table) => {
    const id = word(move);
    return {
      picture: { kind: 'back', id },
      label: table.t.say('compose-tile', { number: Number(id.slice(1)) }),
      note: table.t.say('compose-note-cash', { tile: id }),
    };
  },
  decree: (move, table) => {
    const { words, wigs } = tellDecree(word(move), table);
    return { picture: { kind: 'decree', id: word(move) }, label: words, note: table.t.say('compose-note-decree-wigs', { wigs }) };
  },
  drawing: (move, table) => {
    const { top, cards } = table.view.display[word(move) as Noble];
    return {
      picture: { kind: 'card', id: top! },
      label: table.t.say(`pile-${word(move)}`),
      note: table.t.say('compose-note-pile', { count: cards - 1 }),
    };
  },
};

function payVisit(move: string, table: Table): Omit<Option, 'move' | 'label'> {
  const { cost = 0 } = table.view.decision;
  const { influence, reis } = me(table);
  if (word(move) === 'reis') return { picture: art('reis'), note: table.t.say('compose-note-from-to', { from: reis, to: reis - cost }) };
  return { picture: art('influence'), note: table.t.say('compose-note-from-to', { from: influence, to: Math.max(0, influence - cost) }) };
}

const kindOf = (id: string, { values }: Table): string => (id.startsWith('S') ? 'ship' : values.cards[id].kind);

/** Whether a decision is answered by such choices. */
export const hasOptions = (kind: Kind): boolean => kind in MAKERS;

const order = (move: string): number => {
  const at = [...GOODS, ...CUBES].indexOf(word(move) as never);
  return at < 0 ? 0 : at;
};

export function options(table: Table): Option[] {
  const { view, legal, t } = table;
  const make = MAKERS[view.decision.kind];
  if (!make) return [];
  return [...legal]
    .filter((move) => !['pass', 'accept', 'spend', 'follow'].includes(move))
    .sort((one, other) => order(one) - order(other))
    .map((move) => ({ move, label: t.choice(move, view), ...make(move, table) }));
}
