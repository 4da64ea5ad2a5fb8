// What a view looks like after an event: the board between two views that the server sent, so that each event can be
// shown as it happens. What only the server can work out (decisions, scores, the next ship) is left as it was. What only
// expansions bring stands in fold_expansions.ts.
import { folding } from '../../lib/fold';
import { EXPANSIONS } from './fold_expansions';
import { begin, bring, draw, lift, move, play, put, settle, type Keeper } from './folding';
import { PRINTED } from './printed';
import { GOODS, isGood, isTile, type Event, type Good, type Role, type View } from './types';

const BASE: Record<string, Keeper> = {
  start_tile: (view, { seat, tile }) => settle(view, seat, tile),
  row: (view, { tiles }) => {
    const turned = tiles as Good[];
    view.plantations = sorted([...view.plantations, ...turned]);
    view.face_down -= turned.length;
    for (const tile of turned) view.face_down_kinds[tile]--;
  },
  reshuffle: (view, { tiles }) => {
    view.face_down += tiles as number;
    view.discards = 0;
  },
  round: (view, { number = 1, governor }) => begin(view, number, governor as number),
  pick: (view, { seat = 0, role }) => {
    if (role) play(view, role, seat);
  },
  pay: (view, { payer = -1, payee = -1, amount = 0, reason }) => {
    if (payer >= 0) view.seats[payer].doubloons -= amount;
    if (payee >= 0) view.seats[payee].doubloons += amount;
    const card = view.role && view.roles[view.role];
    if (reason === 'card' && card) card.doubloons = 0;
  },
  draw: (view, { seat, tile }) => {
    draw(view, tile);
    settle(view, seat, tile);
  },
  take: (view, { seat, tile, open }) => {
    if (!open) settle(view, seat, tile);
    if (tile === 'quarry') view.quarries--;
    else if (isGood(tile)) view.plantations.splice(view.plantations.indexOf(tile), 1);
  },
  hospice: (view, { seat = 0, tile, source }) => {
    bring(view, seat, source);
    if (isTile(tile)) put(view.seats[seat], tile);
    else view.seats[seat].san_juan++; // a forest has no circle
  },
  clear_row: (view) => {
    view.discards += view.plantations.length;
    view.plantations = [];
  },
  privilege_colonist: (view, { seat = 0 }) => {
    bring(view, seat, 'supply');
    view.seats[seat].san_juan++;
  },
  arrive: (view, { seat = 0, colonists = 0 }) => {
    view.colonist_ship -= colonists;
    view.seats[seat].colonists += colonists;
    view.seats[seat].san_juan += colonists;
  },
  lift: (view, { seat = 0, colonists = 0 }) => lift(view.seats[seat], colonists),
  put: (view, { seat = 0, place }) => {
    if (!place || place === 'san_juan') return;
    put(view.seats[seat], place);
    view.seats[seat].hand--;
  },
  san_juan: (view, { seat = 0, colonists = 0 }) => void Object.assign(view.seats[seat], { hand: 0, san_juan: colonists }),
  fill_ship: (view, { colonists = 0 }) => {
    view.colonist_ship += colonists;
    view.colonists -= colonists;
  },
  build: (view, { seat = 0, building }) => {
    if (!building) return;
    const owner = view.seats[seat];
    const offer = view.market[building];
    if (offer) offer.left--;
    owner.city[building] = 0;
    owner.free_city -= PRINTED[building].spaces;
    owner.empty_circles += PRINTED[building].circles;
  },
  university: (view, { seat = 0, building, source }) => {
    bring(view, seat, source);
    if (building) put(view.seats[seat], building);
  },
  harvest: (view, { seat = 0, goods }) => {
    for (const [good, amount] of entries(goods)) move(view.goods, view.seats[seat].goods, good, amount);
  },
  extra_good: (view, { seat = 0, good }) => good && move(view.goods, view.seats[seat].goods, good, 1),
  sell: (view, { seat = 0, good }) => {
    if (!good) return;
    view.seats[seat].goods[good]--;
    view.trading_house.push(good);
  },
  empty_house: (view) => {
    for (const good of view.trading_house) view.goods[good]++;
    view.trading_house = [];
  },
  load: (view, { seat = 0, ship: size, good, amount = 0 }) => {
    const ship = view.ships.find((each) => each.size === size);
    if (!ship || !good) return;
    ship.good = good;
    ship.barrels += amount;
    view.seats[seat].goods[good] -= amount;
  },
  wharf: (view, { seat = 0, good, amount = 0 }) => {
    if (good) move(view.seats[seat].goods, view.goods, good, amount);
    view.wharf_used = [...view.wharf_used, seat];
  },
  points: (view, { seat = 0, amount = 0 }) => {
    view.seats[seat].points += amount;
    view.points -= amount;
  },
  spoil: (view, { seat = 0, goods }) => {
    for (const [good, amount] of entries(goods)) move(view.seats[seat].goods, view.goods, good, amount);
  },
  unload: (view, { ship: size, good, amount = 0 }) => {
    const ship = view.ships.find((each) => each.size === size);
    if (ship) Object.assign(ship, { good: null, barrels: 0 });
    if (good) view.goods[good] += amount;
  },
  card_doubloons: (view, { roles }) => {
    for (const role of roles as Role[]) {
      const card = view.roles[role];
      if (card) card.doubloons++;
    }
  },
  // With the card a new round begins: its number and its order go together
  governor: (view, { seat = 0 }) => begin(view, view.round + 1, seat),
  ending: (view, { reason }) => void (view.ending = [...view.ending, reason as View['ending'][number]]),
};

export const fold = folding<View, Event>({ ...BASE, ...EXPANSIONS });

const sorted = (tiles: Good[]): Good[] => GOODS.flatMap((good) => tiles.filter((tile) => tile === good));
const entries = (goods: Event['goods']): [Good, number][] => Object.entries(goods ?? {}) as [Good, number][];
