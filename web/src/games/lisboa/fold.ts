// What a view looks like after an event: the board between two views that the server sent, so that each event can be
// shown as it happens. What only the server can work out (decisions, means) is left as it was.
import { folding } from '../../lib/fold';
import { CITY_SLOTS, PILE_SIZE, ROW_ENDS, SECOND_SHIPS, SLOTS, STREET_ENDS } from './numbers';
import { printed } from './printed';
import { isShip } from './ids';
import { GOODS, type Event, type Good, type Noble, type Officials, type Seat, type Side, type View } from './types';

export const fold = folding<View, Event>({
  turn: (view, { seat, round, period }) => void Object.assign(view, { turn: seat, round, period }),
  dock: (view, { ship }) => ship && dock(view, ship),
  play_card: (view, { seat, card }) => leaveHand(view, seat, card),
  discard: (view, { seat, card }) => leaveHand(view, seat, card),
  tuck: (view, { seat = 0, card = '' }) => {
    const owner = view.seats[seat];
    const { kind, influence = 0, benefits } = printed(view)?.cards[card] ?? {};
    if (kind === 'treasury') owner.bottom.push(card);
    else owner.top.push(card);
    owner.drawing += influence;
    lasting(owner, benefits, 1);
  },
  drop: (view, { seat = 0, card = '' }) => {
    const owner = view.seats[seat];
    remove(owner.top, card);
    remove(owner.bottom, card);
    if (isShip(card)) {
      unload(view, card);
      delete view.ships[card];
      owner.drawing -= printed(view)?.ships[card].influence ?? 0;
      return;
    }
    const { influence = 0, benefits } = printed(view)?.cards[card] ?? {};
    owner.drawing -= influence;
    lasting(owner, benefits, -1);
  },
  draw: (view, { seat = 0, card = '', pile }) => {
    const owner = view.seats[seat];
    owner.cards++;
    owner.open_cards = [...owner.open_cards, card].sort();
    if (owner.hand) owner.hand = [...owner.hand, card].sort();
    lift(view, pile as keyof View['display']);
  },
  rival: (view, { pile }) => lift(view, pile as keyof View['display']),
  top_card: (view, { pile, card = '' }) => {
    const at = view.display[pile as keyof View['display']];
    at.top = card;
    at.cards ||= PILE_SIZE;
  },
  deal: (view, { seat = 0, cards, count }) => {
    const owner = view.seats[seat];
    const dealt = cards as string[] | undefined;
    owner.cards += dealt?.length ?? (count as number);
    if (dealt && owner.hand) owner.hand = [...owner.hand, ...dealt].sort();
  },

  pay: (view, { payer = -1, payee = -1, amount = 0 }) => {
    if (payer >= 0) view.seats[payer].reis -= amount;
    if (payee >= 0) view.seats[payee].reis += amount;
  },
  wigs: (view, { seat = 0, amount = 0 }) => void (side(view, seat).wigs += amount),
  lose_wigs: (view, { seat = 0, amount = 0 }) => void (side(view, seat).wigs -= amount),
  influence: (view, { seat = 0, target }) => void (view.seats[seat].influence = target as number),
  treasury: (view, { target }) => {
    const index = target as number;
    view.treasury = { ...view.treasury, ...printed(view)?.treasury[index], index };
  },
  price: (view, { good, price }) => good && void (view.prices[good] = price as number),
  goods: (view, { seat = 0, good, count }) => good && move(view.supply, view.seats[seat].goods, good, count as number),
  return_goods: (view, { seat = 0, good, count }) => good && move(view.seats[seat].goods, view.supply, good, count as number),
  sell: (view, { seat = 0, good, ship = '' }) => good && move(view.seats[seat].goods, view.ships[ship].aboard, good, 1),
  sail: (view, { ship = '' }) => void (view.ships[ship].at_sea = true),

  clear: (view, { cube, place }) => {
    const [where, at] = String(place).split('.');
    const cubes = where === 'pile' ? view.city.pile : where === 'row' ? view.city.rows[at] : view.city.columns[Number(at) - 1];
    if (cube) cubes[cube]--;
  },
  cube: (view, { seat = 0, cube, kept }) => void (cube && kept && side(view, seat).cubes[cube]++),
  set: (view, { seat = 0, sets }) => {
    side(view, seat).sets = sets as number;
    const owner = view.seats[seat];
    if (!owner) return;
    owner.markers++;
    owner.storage++;
    owner.limit = Math.min(2 * SLOTS, owner.limit + 1);
  },

  favor: (view, { seat = 0, noble }) => noble && favor(view, seat, noble, 1),
  return_favor: (view, { seat = 0, noble }) => noble && favor(view, seat, noble, -1),
  cardinal: (view, { space }) => void (view.church.cardinal = space as number),
  clergy_offer: (view) => void (view.church.bag -= 2),
  turn_clergy: (view, { place, tile = '' }) => void (view.church.track[place as number] = tile),
  clergy: (view, { seat = 0, tile = '' }) => {
    const owner = view.seats[seat];
    owner.clergy.push(tile);
    lasting(owner, printed(view)?.clergy[tile].benefits, 1);
    const place = view.church.track.indexOf(tile);
    if (place < 0) return void view.church.bag++; // at set-up the other one goes back
    if (!view.church.bag && view.church.cashed.length) Object.assign(view.church, { bag: view.church.cashed.length, cashed: [] });
    view.church.track[place] = view.church.bag ? 'face_down' : null;
    if (view.church.bag) view.church.bag--;
  },
  lay_down: (view) => void (view.church.lies = true),
  stand_up: (view) => void (view.church.lies = false),
  cash: (view, { seat = 0, tile = '' }) => {
    const owner = view.seats[seat];
    remove(owner.clergy, tile);
    lasting(owner, printed(view)?.clergy[tile].benefits, -1);
    view.church.cashed = [...view.church.cashed, tile].sort();
  },

  ship: (view, { seat = 0, ship = '', replaces }) => {
    const owner = view.seats[seat];
    const old = replaces as string | null;
    const values = printed(view)?.ships;
    const aboard = old ? view.ships[old].aboard : { gold: 0, tools: 0, books: 0, cloth: 0 };
    if (old) owner.top[owner.top.indexOf(old)] = ship;
    else owner.top.push(ship);
    if (old) delete view.ships[old];
    view.ships[ship] = { owner: seat, at_sea: false, hold: values?.[ship].hold ?? 0, aboard };
    owner.drawing += (values?.[ship].influence ?? 0) - ((old && values?.[old].influence) || 0);
    remove(view.shipyard, ship);
  },
  decree: (view, { seat = 0, decree }) => {
    remove(view.decrees.shown, decree as string);
    side(view, seat).decrees.push(decree as string);
  },
  marker: (view, { seat = 0 }) => void view.seats[seat].markers--,
  decrees: (view, { decrees }) => {
    const fresh = decrees as string[];
    view.decrees.shown.push(...fresh);
    view.decrees.left -= fresh.length;
  },

  crowded_out: (view, { seat = 0, noble }) => {
    if (!noble) return;
    station(view.offices[noble], seat, -1);
    station(view.plaza, seat, 1);
  },
  official: (view, { seat = 0, noble }) => {
    side(view, seat).officials.board--;
    if (noble) station(view.offices[noble], seat, 1);
  },
  plan: (view, { seat = 0, architect, plan }) => {
    const pile = view.plans[architect as keyof View['plans']];
    Object.assign(pile, { top: null, plans: pile.plans - 1 });
    count(view.seats[seat].plans, plan as string, 1);
  },
  next_plan: (view, { architect, plan }) => void (view.plans[architect as keyof View['plans']].top = plan as string),
  store: (view, { seat = 0, plot = '', street }) => {
    const trade = street as Good;
    const at = view.city.streets.indexOf(trade);
    const slot = CITY_SLOTS.findIndex(([column, faced]) => column === Number(plot[1]) && faced === at);
    view.city.tiles[slot]--;
    view.city.stores[plot] = { owner: seat, trade, related: related(view, plot, trade) };
  },
  house: (view, { seat = 0, group }) => void side(view, seat).houses[group as keyof Side['houses']]++,
  open: (view, { space }) => void (view.city.spaces[space as string].cubes = { earthquake: 0, fire: 0, tsunami: 0 }),
  show: (view, { seat = 0, plan }) => {
    count(view.seats[seat].plans, plan as string, -1);
    count(view.seats[seat].done, plan as string, 1);
  },
  send: (view, { seat = 0, office }) => {
    const { officials } = side(view, seat);
    if (office === 'board')
      officials.board--; // the Rival's
    else station(office === 'plaza' ? view.plaza : view.offices[office as Noble], seat, -1);
    officials.buildings++;
  },
  building_opens: (view, { seat = 0, building, space, hired, officials }) => {
    const at = view.city.spaces[space as string];
    Object.assign(at, { building, opener: seat, officials, cubes: { earthquake: 0, fire: 0, tsunami: 0 } });
    const owner = side(view, seat);
    owner.officials.board -= hired as number;
    owner.officials.buildings += hired as number;
    for (const architect of Object.values(view.architects)) {
      if (architect.current === building) Object.assign(architect, { current: null, left: architect.left - 1 });
    }
    for (const [plot, store] of Object.entries(view.city.stores)) store.related = related(view, plot, store.trade);
  },
  next_building: (view, { architect, building }) => {
    view.architects[architect as keyof View['architects']].current = building as string;
  },

  period_end: (view) => {
    for (const pile of Object.values(view.display)) Object.assign(pile, { top: null, cards: 0 });
    view.shipyard = [...SECOND_SHIPS[view.players]];
  },
  period: (view, { period }) => void (view.period = period as View['period']),
  last_round: (view, { round }) => void (view.last_round = round as number),
});

/** How many public buildings a store profits from: of those at the ends of its street and row, the ones that show its trade. */
function related(view: View, plot: string, trade: Good): number {
  const ends = [STREET_ENDS[view.city.streets.indexOf(trade)], ...ROW_ENDS[plot[0]]];
  const trades = (space: string): Good[] => printed(view)?.buildings[view.city.spaces[space]?.building ?? '']?.trades ?? [];
  return ends.filter((space) => trades(space).includes(trade)).length;
}

/** A player, or the Rival. */
const side = (view: View, seat: number): Side => view.seats[seat] ?? view.rival!;

function remove(list: string[], id: string): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** More or fewer of a kind. */
function count(table: Record<string, number>, kind: string, more: 1 | -1): void {
  table[kind] = (table[kind] ?? 0) + more;
  if (!table[kind]) delete table[kind];
}

function move(from: Record<Good, number>, to: Record<Good, number>, good: Good, amount: number): void {
  from[good] -= amount;
  to[good] += amount;
}

function leaveHand(view: View, seat = 0, card = ''): void {
  const owner = view.seats[seat];
  owner.cards--;
  remove(owner.open_cards, card);
  if (owner.hand) remove(owner.hand, card);
}

function lift(view: View, pile: keyof View['display']): void {
  view.display[pile].cards--;
  view.display[pile].top = null;
}

function unload(view: View, ship: string): void {
  const { aboard } = view.ships[ship];
  for (const good of GOODS) move(aboard, view.supply, good, aboard[good]);
}

function dock(view: View, ship: string): void {
  unload(view, ship);
  view.ships[ship].at_sea = false;
}

function favor(view: View, seat: number, noble: Noble, count: 1 | -1): void {
  const owner = view.seats[seat];
  view.favors[noble] -= count;
  owner.favors = (['king', 'marquis', 'builder'] as const).filter((each) => (each === noble ? count > 0 : owner.favors.includes(each)));
}

function station(at: Officials, seat: number, count: number): void {
  if (seat >= 0) at.seats[seat] += count;
  else at.dummies = (at.dummies ?? 0) + count;
}

/** A lasting benefit begins or ends. */
function lasting(owner: Seat, benefits: Record<string, number> | undefined, sign: 1 | -1): void {
  for (const [name, n] of Object.entries(benefits ?? {})) {
    const now = (owner.benefits[name] ?? 0) + sign * n;
    if (now) owner.benefits[name] = now;
    else delete owner.benefits[name];
    if (name === 'warehouse') owner.storage += sign * n;
    if (name === 'influence') owner.drawing += sign * n;
  }
}
