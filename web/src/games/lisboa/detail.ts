// What a reader wants to know of what he points at: what it is called, what it does, and where its rule stands.
import type { Table } from './board.svelte';
import { tellBenefits, tellClergy, tellDecree, tellEffects } from './pieces/told';
import * as reading from './reading';
import { architectOf, isShip } from './ids';
import { type Act, type Architect, type Cube, type Good, type Group, type Noble, type Pile } from './types';

export interface Detail {
  title: string;
  lines: string[];
  rule: string | null;
}

type Teller = (words: string[], table: Table) => Detail | null;

const TELLERS: Record<string, Teller> = {
  card: ([id], table) => ofCard(id, table),
  drop: ([id], table) => ofCard(id, table),
  reward: ([id], table) => ofCard(id, table),
  discard: ([id], table) => ofCard(id, table),
  draw: ([pile], table) => ofPile(pile as Pile, table),
  pile: ([pile], table) => ofPile(pile as Pile, table),
  clergy: ([id], table) => ofClergy(id, table),
  cash: ([id], table) => ofClergy(id, table),
  decree: ([id], table) => ofDecree(id, table),
  ship: ([id], table) => (id && isShip(id) ? ofCard(id, table) : table.view.shipyard[0] ? ofCard(table.view.shipyard[0], table) : null),
  plot: ([plot], table) => ofPlot(plot, table),
  store: ([plot], table) => ofPlot(plot, table),
  space: ([space], table) => ofSpace(space, table),
  open: ([space], table) => ofSpace(space, table),
  show: ([plan], table) => ofArchitect(architectOf(plan), table),
  act: ([act], { t }) => plain(t.label(`act-${act}`), t.say(`tip-act-${act}`), RULE_OF_ACT[act as Act]),
  trade: ([, act], { t }) => plain(t.label(`act-${act}`), t.say(`tip-act-${act}`), RULE_OF_ACT[act as Act]),
  noble: ([noble], table) => ofNoble(noble as Noble, table),
  office: ([noble], table) => ofNoble(noble as Noble, table),
  send: ([office], table) =>
    office === 'plaza'
      ? plain(table.t.label('office-plaza'), table.t.say('tip-plaza'), 'lisboa.recruit.full_office')
      : ofNoble(office as Noble, table),
  plaza: (_, { t }) => plain(t.label('office-plaza'), t.say('tip-plaza'), 'lisboa.recruit.full_office'),
  favor: ([noble], { t, view }) =>
    plain(t.say('favor-of', { noble, noble_is: noble }), t.say('tip-favor', { count: view.favors[noble as Noble] }), 'lisboa.favor.take'),
  plan: ([architect], table) => ofArchitect(architect as Architect, table),
  architect: ([architect], table) => ofArchitect(architect as Architect, table),
  treasury: (_, { t, view }) =>
    plain(
      t.say('tip-treasury'),
      t.say('tip-treasury-about', { reis: view.treasury.reis, influence: view.treasury.influence }),
      'lisboa.portfolio.subsidy',
    ),
  good: ([good], table) => ofGood(good as Good, table),
  price: ([good], table) => ofGood(good as Good, table),
  house: ([group], { t, view, own }) => {
    const built = view.seats[own].houses[group as Group];
    const next = built + 1;
    const lines = [
      built ? t.say(`mine-house-${group}-${built}`) : '',
      next <= (group === 'left' ? 2 : 3) ? t.say('mine-next', { what: t.say(`mine-house-${group}-${next}`) }) : '',
    ];
    return { title: t.say('tip-house', { group: t.say(`group-${group}`) }), lines: lines.filter(Boolean), rule: `lisboa.houses.${group}` };
  },
  cube: ([cube], { t }) =>
    plain(t.label(`cube-${cube}`), t.say('tip-cube', { price: { earthquake: 3, fire: 2, tsunami: 1 }[cube as Cube] }), 'lisboa.rubble.set'),
  church: (_, { t, view }) => plain(t.say('tip-church'), t.say('tip-church-about', { bag: view.church.bag }), 'lisboa.cardinal.walk'),
  move: (_, { t, view }) => plain(t.say('tip-church'), t.say('tip-church-about', { bag: view.church.bag }), 'lisboa.cardinal.walk'),
};

const RULE_OF_ACT: Record<Act, string> = {
  favor: 'lisboa.favor.take',
  cardinal: 'lisboa.cardinal.walk',
  building: 'lisboa.building.plan',
  ship: 'lisboa.ship.build',
  produce: 'lisboa.produce.stores',
  decree: 'lisboa.decree.take',
  recruit: 'lisboa.recruit.officials',
  plan: 'lisboa.plan.take',
  store: 'lisboa.store.tile',
};

const plain = (title: string, line: string, rule: string): Detail => ({ title, lines: line ? [line] : [], rule });

/** The details of a move or a thing, as the reader sees them. */
export function detail(about: string, table: Table): Detail | null {
  const [verb, ...words] = about.split(' ');
  return TELLERS[verb]?.(words, table) ?? null;
}

function ofCard(id: string, { t, values, view }: Table): Detail {
  if (isShip(id)) {
    const { hold, price, influence, deck } = values.ships[id];
    const lines = [t.say('tip-ship', { hold, price, influence })];
    if (view.ships[id]) lines.push(t.say(view.ships[id].at_sea ? 'tip-ship-sea' : 'tip-ship-owner', { seat: view.ships[id].owner }));
    return { title: t.say(`piece-ship-${deck}`), lines, rule: 'lisboa.ship.build' };
  }
  const card = values.cards[id];
  const title = t.say('tip-card', { kind: t.say(`pile-${card.kind}`), number: Number(id.slice(1)) });
  if (card.kind === 'treasury') {
    return {
      title,
      lines: [
        t.say('tip-card-event', { what: tellEffects(card.event, t).words }),
        t.say('tip-card-keeps', { what: tellBenefits(card.benefits, t).words }),
      ],
      rule: 'lisboa.turn.uses',
    };
  }
  return {
    title,
    lines: [
      t.say('tip-card-head', { influence: card.influence }),
      t.say(reading.isPenalty(card.effects) ? 'tip-card-penalty' : 'tip-card-reward', { what: tellEffects(card.effects, t).words }),
    ],
    rule: 'lisboa.turn.uses',
  };
}

function ofPile(pile: Pile, table: Table): Detail | null {
  const { top, cards } = table.view.display[pile];
  if (!top) return plain(table.t.say(`pile-${pile}`), table.t.say('tip-pile-empty'), 'lisboa.turn.draw');
  const found = ofCard(top, table);
  return { ...found, lines: [...found.lines, table.t.say('compose-note-pile', { count: cards - 1 })], rule: 'lisboa.turn.draw' };
}

function ofClergy(id: string, { t, values }: Table): Detail | null {
  const tile = values.clergy[id];
  if (!tile) return plain(t.say('tip-face-down'), t.say('tip-face-down-about'), 'lisboa.cardinal.tiles');
  return {
    title: t.say('compose-tile', { number: Number(id.slice(1)) }),
    lines: [tellClergy(tile, t).words, t.say('compose-note-back', { wigs: tile.wigs })],
    rule: 'lisboa.church.scoring',
  };
}

function ofDecree(id: string, table: Table): Detail | null {
  if (!table.values.decrees[id]) return null;
  const { words, wigs } = tellDecree(id, table);
  return { title: words, lines: [table.t.say('tip-decree', { wigs })], rule: 'lisboa.decree.take' };
}

function ofPlot(plot: string, { t, view, values, eyes }: Table): Detail | null {
  const store = view.city.stores[plot];
  const reward = tellEffects(values.plots[plot].reward, t).words;
  if (store) {
    const owner = store.owner < view.players ? t.name(store.owner) : t.say('rival-name');
    return {
      title: t.say('tip-store', { good: store.trade, owner }),
      lines: [t.say('tip-store-wigs', { value: view.city.scoring[view.city.streets.indexOf(store.trade)], buildings: store.related })],
      rule: 'lisboa.store.scoring',
    };
  }
  const lines = [t.say('tip-plot-reward', { what: reward })];
  const land = eyes !== null && view.forecast?.land[plot];
  if (land) lines.push(t.say('tip-plot-price', { total: land.price, least: land.least }));
  return { title: t.say('tip-plot', { plot }), lines, rule: 'lisboa.store.price' };
}

function ofSpace(space: string, { t, view, values }: Table): Detail | null {
  const at = view.city.spaces[space];
  if (!at) return null;
  if (at.building) {
    const { trades } = values.buildings[at.building];
    return {
      title: t.say('tip-building', { goods: trades.map((trade) => t.say(`good-${trade}`)).join(t.say('compose-and')) }),
      lines: [t.say('tip-building-about')],
      rule: 'lisboa.building.scoring',
    };
  }
  return {
    title: t.say('tip-space', { space }),
    lines: [t.say('tip-space-reward', { what: tellEffects(values.spaces[space].reward, t).words })],
    rule: 'lisboa.building.space',
  };
}

function ofNoble(noble: Noble, { t, view, eyes, values }: Table): Detail {
  const lines = [t.say('tip-office', { spaces: values.office_spaces })];
  const visit = eyes !== null && view.forecast?.visits[noble];
  if (visit) lines.unshift(t.say('tip-visit', { total: visit.cost, ...visit }));
  return { title: t.label(`noble-${noble}`), lines, rule: 'lisboa.visit.cost' };
}

function ofArchitect(architect: Architect, { t, view }: Table): Detail {
  const { current, left } = view.architects[architect];
  const { top, plans } = view.plans[architect];
  const lines = [t.say('tip-plans', { plan: top, count: plans })];
  if (current) lines.push(t.say('tip-next-building', { building: current, left: left - 1 }));
  return { title: t.say(`architect-${architect}`), lines, rule: 'lisboa.plan.take' };
}

function ofGood(good: Good, { t, view }: Table): Detail {
  return {
    title: t.label(`good-${good}`),
    lines: [t.say('tip-good', { price: view.prices[good], supply: view.supply[good] })],
    rule: 'lisboa.sell.price',
  };
}
