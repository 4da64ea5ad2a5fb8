// Made from the server's source by `npm run wire`: do not edit.

export const AREAS = ['ginseng', 'nutmeg', 'silk', 'jade', 'port.A', 'port.B', 'port.C', 'shipyard.A', 'shipyard.B', 'shipyard.C', 'pirates', 'pilot.small', 'pilot.large', 'insurance'] as const;
export type Area = (typeof AREAS)[number];
export const isArea = (id: unknown): id is Area => (AREAS as readonly unknown[]).includes(id);
export const BERTHS = ['A', 'B', 'C'] as const;
export type Berth = (typeof BERTHS)[number];
export const isBerth = (id: unknown): id is Berth => (BERTHS as readonly unknown[]).includes(id);
export const WARES = ['ginseng', 'nutmeg', 'silk', 'jade'] as const;
export type Ware = (typeof WARES)[number];
export const isWare = (id: unknown): id is Ware => (WARES as readonly unknown[]).includes(id);
export type Single = 'port.A' | 'port.B' | 'port.C' | 'shipyard.A' | 'shipyard.B' | 'shipyard.C' | 'pilot.small' | 'pilot.large' | 'insurance';
export type Pilot = 'small' | 'large';
export type Shares = Record<Ware, number>;

export type Loan = {
  pledges: number; // shares
  owes: number;
};

export type Pledging = {
  pledges: number; // shares
  owes: number;
  bid: number; // from which on so many shares are pledged
};

export type LastStart = {
  ware: Ware;
  space: number;
};

/** With the facts that a prompt needs. */
export type Decision = {
  kind: 'auction' | 'purchase' | 'loading' | 'starts' | 'placement' | 'boarding' | 'pilot' | 'plunder' | 'over';
  seat?: number; // nobody's when the game is over
  bid?: number; // auction: the highest so far
  leader?: number; // auction: who made it
  limit?: number; // auction: the highest that whoever decides can make
  pledging?: Pledging[]; // auction
  left?: number; // loading: wares; starts: what the spaces must still add up to
  punts?: number; // starts: still to be put into their lanes
  follows?: Record<string, LastStart>; // starts, of the last two: by move, where it puts the other
  round?: number; // placement
  blind?: boolean; // placement: a free seat, for who cannot pay
  costs?: Partial<Record<Area, number>>; // placement: what whoever decides would pay in each open area; stowaways pay all they have
  loans?: Record<string, Loan>; // purchase, placement: by move, what its price makes whoever decides pledge and owe
  borrows?: boolean; // purchase, placement: whether any of them does
  captain?: boolean; // boarding
  pilot?: Pilot; // pilot
  ware?: Ware; // plunder
};

/** To its owner, and to everybody when the game is over, with the secret shares and what all is worth. */
export type Seat = {
  cash: number;
  shares: number;
  bought: Shares;
  pledged: number;
  accomplices: number;
  declined: boolean; // to board a punt
  dealt?: Shares;
  fortune?: number;
};

export type Auction = {
  bid: number;
  leader: number;
  bidder: number;
  passed: boolean[]; // by seat
  limits: number[]; // by seat
};

/** A ware on the black market. */
export type OnMarket = {
  price: number;
  supply: number; // shares
  share_price: number; // at which the harbour master buys
};

export type Punt = {
  where: 'quay' | 'sea' | 'port' | 'shipyard';
  space: number | null; // of its lane
  aboard: number[]; // seats of players
  plundered: boolean;
};

export type Options = {
  pirate_eviction: boolean;
  large_pilot_may_move_one: boolean;
};

export type View = {
  game: 'manila';
  players: number;
  options: Options;
  seat: number | null; // who looks; None for a spectator, and for who sees all
  ply: number;
  to_play: number; // -1 when the game is over
  decision: Decision;
  voyage: number;
  round: number;
  movements: number;
  harbour_master: number;
  seats: Seat[];
  auction: Auction | null;
  wares: Record<Ware, OnMarket>;
  punts: Partial<Record<Ware, Punt>>;
  port: Ware[]; // by berth
  shipyard: Ware[];
  spaces: Record<Single, number | null>; // whose accomplice stands there
  open: Partial<Record<Area, number>>; // what the next free space costs
  last_voyage: Ware | null; // the ware that ends the game when this voyage is settled, once that is certain
  pirates: number[]; // the captain first
};

/** As a seat hears of it. The facts depend on the kind. */
export type Event = {
  kind: string;
  rule: string;
  seat?: number;
  seats?: number[];
  players?: number;
  first?: number;
  opener?: number;
  number?: number;
  count?: number;
  ware?: Ware;
  wares?: Ware[];
  bid?: number;
  amount?: number;
  payer?: number; // -1 is the bank
  payee?: number;
  reason?: string;
  forced?: boolean;
  space?: Area | number;
  cost?: number;
  blind?: boolean;
  dice?: number[];
  steps?: number[];
  origin?: number;
  target?: number;
  to?: 'port' | 'shipyard';
  berth?: Berth;
  pilot?: Pilot;
  victim?: number;
  price?: number;
  fortunes?: number[];
  ranks?: number[];
  dealt?: Shares[];
};

/** Chances, from 0 to 1. */
export type Arrival = {
  port: number;
  thirteen: number;
  short: number;
};

export type On13 = {
  second: Partial<Record<Ware, number>> | null; // chances to stand on 13 after the second roll, while it is to come
  second_any: number | null;
  third: number; // how many punts to expect there after the third
};

export type SpaceOdds = {
  cost: number;
  value: number; // in pesos, the cost taken off
  chance: number | null; // to earn; a pilot's depends on what is done with it
};

export type Odds = {
  arrival: Partial<Record<Ware, Arrival>>;
  on_13: On13 | null;
  spaces: Partial<Record<Area, SpaceOdds>>;
  office: number | null; // what it is worth, in pesos
};
