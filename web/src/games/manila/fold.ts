// What a view looks like after an event: the board between two views that the server sent, so that each event can be
// shown as it happens. What only the server can work out (decisions, open spaces) is left as it was.
import { folding } from '../../lib/fold';
import { LEAST_SHARE_PRICE } from './printed';
import { IN_PORT } from './printed';
import { isWare, type Area, type Event, type Punt, type Single, type View, type Ware } from './types';

export const fold = folding<View, Event>({
  voyage: (view, { number, opener }) => {
    view.voyage = number as number;
    view.round = view.movements = 0;
    const limits = view.auction?.limits ?? [];
    view.auction = { bid: 0, leader: -1, bidder: opener as number, passed: view.seats.map(() => false), limits };
  },
  bid: (view, { seat, amount }) => {
    if (view.auction) Object.assign(view.auction, { bid: amount, leader: seat });
  },
  pass: (view, { seat }) => {
    if (view.auction && seat !== undefined) view.auction.passed[seat] = true;
  },
  harbour_master: (view, { seat }) => {
    view.harbour_master = seat ?? -1;
    view.auction = null;
  },
  pay: (view, { payer = -1, payee = -1, amount = 0 }) => {
    if (payer >= 0) view.seats[payer].cash -= amount;
    if (payee >= 0) view.seats[payee].cash += amount;
  },
  pledge: (view, { seat = 0 }) => void view.seats[seat].pledged++,
  redeem: (view, { seat = 0 }) => void view.seats[seat].pledged--,
  buy: (view, { seat = 0, ware }) => {
    if (!ware) return;
    view.wares[ware].supply--;
    view.seats[seat].bought[ware]++;
    view.seats[seat].shares++;
  },
  load: (view, { ware }) => {
    if (ware) view.punts[ware] = { where: 'quay', space: null, aboard: [], plundered: false };
  },
  start: (view, { ware, space }) => change(view, ware, { where: 'sea', space: space as number }),
  placement_round: (view, { number = 0 }) => void (view.round = number),
  place: (view, { seat = 0, space }) => {
    view.seats[seat].accomplices--;
    putFigure(view, space as Area, seat);
  },
  decline: (view, { seat = 0 }) => void (view.seats[seat].declined = true),
  roll: (view, { number = 0 }) => void (view.movements = number),
  move: (view, { ware, target = 0 }) => change(view, ware, { space: target }),
  arrive: (view, { ware }) => {
    change(view, ware, { where: 'port', space: IN_PORT });
    if (ware) view.port.push(ware);
  },
  wreck: (view, { ware }) => {
    change(view, ware, { where: 'shipyard' });
    if (ware) view.shipyard.push(ware);
  },
  board: (view, { seat = 0, ware }) => {
    leaveTheJunk(view, seat);
    if (ware) putFigure(view, ware, seat);
  },
  evict: (view, { seat = 0, ware, victim }) => {
    leaveTheJunk(view, seat);
    const aboard = ware && view.punts[ware]?.aboard;
    if (!aboard) return;
    aboard[aboard.indexOf(victim as number)] = seat;
    view.seats[victim as number].accomplices++;
  },
  plunder: (view, { ware }) => {
    const punt = ware && view.punts[ware];
    if (!punt) return;
    for (const seat of punt.aboard) view.seats[seat].accomplices++;
    Object.assign(punt, { aboard: [], plundered: true });
  },
  price: (view, { ware, target = 0 }) => {
    if (!ware) return;
    view.wares[ware].price = target;
    view.wares[ware].share_price = Math.max(LEAST_SHARE_PRICE, target);
  },
  return: (view) => {
    for (const seat of view.seats) seat.declined = false;
    for (const punt of Object.values(view.punts)) for (const owner of punt.aboard) view.seats[owner].accomplices++;
    for (const owner of view.pirates) view.seats[owner].accomplices++;
    for (const [space, owner] of Object.entries(view.spaces)) {
      if (owner !== null) view.seats[owner].accomplices++;
      view.spaces[space as Single] = null;
    }
    Object.assign(view, { punts: {}, port: [], shipyard: [], pirates: [], round: 0, movements: 0 });
  },
});

function change(view: View, ware: Ware | undefined, facts: Partial<Punt>): void {
  const punt = ware && view.punts[ware];
  if (punt) Object.assign(punt, facts);
}

function putFigure(view: View, area: Area, seat: number): void {
  if (isWare(area)) view.punts[area]?.aboard.push(seat);
  else if (area === 'pirates') view.pirates.push(seat);
  else view.spaces[area] = seat;
}

function leaveTheJunk(view: View, seat: number): void {
  const at = view.pirates.indexOf(seat);
  if (at >= 0) view.pirates.splice(at, 1);
}
