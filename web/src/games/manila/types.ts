// What the server tells of a game of Manila: the view of a seat, the events, the odds.
import printed from '../../lib/wire/printed/manila.json';

export const WARES = ['ginseng', 'nutmeg', 'silk', 'jade'] as const;
export const BERTHS = ['A', 'B', 'C'] as const;
export const IN_PORT: number = printed.in_port;

export type Ware = (typeof WARES)[number];
export type Berth = (typeof BERTHS)[number];
export type Single = `port.${Berth}` | `shipyard.${Berth}` | 'pilot.small' | 'pilot.large' | 'insurance';
/** What a player names when he places an accomplice. */
export type Area = Ware | Single | 'pirates';

export interface Decision {
  kind: 'auction' | 'purchase' | 'loading' | 'starts' | 'placement' | 'boarding' | 'pilot' | 'plunder' | 'over';
  seat?: number;
  bid?: number;
  leader?: number;
  limit?: number;
  left?: number;
  punts?: number;
  round?: number;
  blind?: boolean;
  captain?: boolean;
  pilot?: 'small' | 'large';
  ware?: Ware;
  /** By move: what its price makes whoever decides pledge and owe; and whether any does. */
  loans?: Record<string, Loan>;
  borrows?: boolean;
  /** From which bids on shares are pledged. */
  pledging?: (Loan & { bid: number })[];
}

export interface Loan {
  pledges: number;
  owes: number;
}

export interface Seat {
  cash: number;
  shares: number;
  bought: Record<Ware, number>;
  pledged: number;
  accomplices: number;
  declined: boolean;
  dealt?: Record<Ware, number>;
  fortune?: number;
}

export interface Punt {
  where: 'quay' | 'sea' | 'port' | 'shipyard';
  space: number | null;
  aboard: number[];
  plundered: boolean;
}

export interface View {
  game: 'manila';
  players: number;
  options: { pirate_eviction: boolean; large_pilot_may_move_one: boolean };
  seat: number | null;
  ply: number;
  to_play: number;
  decision: Decision;
  voyage: number;
  round: number;
  movements: number;
  harbour_master: number;
  seats: Seat[];
  auction: { bid: number; leader: number; bidder: number; passed: boolean[]; limits: number[] } | null;
  wares: Record<Ware, { price: number; supply: number; share_price: number }>;
  punts: Partial<Record<Ware, Punt>>;
  port: Ware[];
  shipyard: Ware[];
  spaces: Record<Single, number | null>;
  open: Partial<Record<Area, number>>;
  pirates: number[];
  /** The ware that ends the game when this voyage is settled, once that is certain. */
  last_voyage: Ware | null;
}

/** What happened, as a seat hears of it. The facts depend on the kind. */
export interface Event {
  kind: string;
  rule: string;
  seat?: number;
  seats?: number[];
  ware?: Ware;
  wares?: Ware[];
  amount?: number;
  payer?: number;
  payee?: number;
  reason?: string;
  space?: Area | number;
  berth?: Berth;
  origin?: number;
  target?: number;
  number?: number;
  dice?: number[];
  steps?: number[];
  [fact: string]: unknown;
}

export interface Odds {
  arrival: Partial<Record<Ware, { port: number; thirteen: number; short: number }>>;
  /** Chances to stand on 13 after the second roll, while it is to come; how many punts to expect there after the third. */
  on_13: { second: Partial<Record<Ware, number>> | null; second_any: number | null; third: number } | null;
  spaces: Partial<Record<Area, { cost: number; value: number; chance: number | null }>>;
  office: number | null;
}

export const isWare = (id: unknown): id is Ware => WARES.includes(id as Ware);
