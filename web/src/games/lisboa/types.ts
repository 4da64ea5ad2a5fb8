// What the server tells of a game of Lisboa: the view of a seat, the events, and the values of cards, tiles and tracks.
import type { Phrase } from '../../lib/voice';

export const GOODS = ['gold', 'tools', 'books', 'cloth'] as const;
export const NOBLES = ['king', 'marquis', 'builder'] as const;
export const PILES = ['treasury', ...NOBLES] as const;
export const CUBES = ['earthquake', 'fire', 'tsunami'] as const;
export const GROUPS = ['left', 'middle', 'right'] as const;
export const ARCHITECTS = ['santos', 'mardel'] as const;
export const DECKS = ['blue', 'red', 'purple', 'brown'] as const;
export const ROWS = ['A', 'B', 'C', 'D', 'E'] as const;
export const ACTS = ['favor', 'cardinal', 'building', 'ship', 'produce', 'decree', 'recruit', 'plan', 'store'] as const;

export type Good = (typeof GOODS)[number];
export type Noble = (typeof NOBLES)[number];
export type Pile = (typeof PILES)[number];
export type Cube = (typeof CUBES)[number];
export type Group = (typeof GROUPS)[number];
export type Architect = (typeof ARCHITECTS)[number];
export type Deck = (typeof DECKS)[number];
export type Act = (typeof ACTS)[number];

export type Goods = Record<Good, number>;
export type Cubes = Record<Cube, number>;

/** The two state actions of each noble, and the noble action. */
export const ACTS_OF: Record<Noble, [Act, Act, Act]> = {
  king: ['favor', 'cardinal', 'building'],
  marquis: ['ship', 'produce', 'decree'],
  builder: ['recruit', 'plan', 'store'],
};
/** What each noble takes in trade, besides gold. */
export const TAKES: Record<Noble, Good> = { king: 'cloth', marquis: 'books', builder: 'tools' };
export const CUBE_PRICE: Cubes = { earthquake: 3, fire: 2, tsunami: 1 };
export const HOUSES: Record<Group, number> = { left: 2, middle: 3, right: 3 };
export const MOST_CUBES = 5; // of each type on a board
export const MOST_CLERGY = 4;
export const SLOTS = 3; // of each row of a portfolio

export const architectOf = (plan: string): Architect => plan.split('.')[0] as Architect;
export const officialsOf = (plan: string): number => Number(plan.split('.')[1]);
/** Plans of a table by kind, each by itself. */
export const oneByOne = (plans: Record<string, number>): string[] =>
  Object.entries(plans).flatMap(([plan, count]) => Array<string>(count).fill(plan));
export const isShip = (id: string): boolean => id.startsWith('S');
export const nobleOf = (act: Act): Noble => NOBLES.find((noble) => ACTS_OF[noble].includes(act))!;

export type Kind =
  | 'card'
  | 'use'
  | 'room'
  | 'business'
  | 'selling'
  | 'trading'
  | 'visit'
  | 'free_act'
  | 'following'
  | 'follower_pays'
  | 'follower_acts'
  | 'payment'
  | 'gaining'
  | 'losing'
  | 'favor'
  | 'cardinal'
  | 'clergy'
  | 'ship'
  | 'ship_goods'
  | 'production'
  | 'recruiting'
  | 'plan'
  | 'store'
  | 'cube'
  | 'house'
  | 'decree'
  | 'marker'
  | 'building'
  | 'showing'
  | 'sending'
  | 'rubble'
  | 'drawing'
  | 'cashing'
  | 'period_cards'
  | 'start_clergy'
  | 'over';

export interface Decision {
  kind: Kind;
  seat?: number;
  card?: string; // use
  cost?: number; // use, visits
  paid_in?: 'reis' | 'influence';
  followers?: Follower[]; // use of a noble's card
  sales?: Record<string, number>; // what a sale brings, by its notation
  noble?: Noble;
  price?: number;
  reason?: 'event' | 'land' | 'officials';
  payments?: Record<string, { coins: number; marker: number; target: number }>;
  ship?: string;
  costs?: Record<string, number>; // goods for the ship: new, or by the one that it replaces
  left?: number;
  prices?: Record<string, number>; // of land, by plot
  plot?: string;
  spaces?: Record<string, string[]>; // where a building can be opened, and with which plans
  space?: string; // showing
  plans?: Record<string, { needed: number; hired: number; price: number }>;
  tiles?: string[]; // start_clergy
  row?: 'top' | 'bottom';
  limit?: number;
}

/** Who could follow a visit as things stand. */
export interface Follower {
  seat: number;
  cost: number;
  paid_in: ('influence' | 'reis')[];
}

/** What a visit costs, and why. */
export interface VisitCost {
  cost: number;
  treasury: number;
  officials: number;
  benefit: number;
}

/** What a store on a plot would cost, in its parts, and bring by its trade. */
export interface Land {
  price: number;
  treasury: number;
  benefit: number;
  rubble: number;
  saves: number; // the dearest cube, if it is taken
  least: number; // with that cube taken
  short: number; // reis that are missing, after the plot's reward
  sets: Cube[]; // cubes here that would complete a set
  served: Partial<Record<Good, string[]>>; // the buildings that such a store would be related to
  wigs: Partial<Record<Good, number>>;
}

/** Ways to play a card. */
export type Use = 'sell' | 'trade' | 'visit' | 'event' | 'discard';

/** What choices would cost a seat and bring it, worked out by the rules. */
export interface Forecast {
  seat: number;
  visits: Record<Noble, VisitCost>;
  event: number;
  land: Record<string, Land>;
  ship: number | null; // goods for the next ship, as a new one
  production: { goods: Goods; choice: number };
  uses?: Record<string, Use[]>; // card: of each card in hand
  full?: boolean; // use: a card must leave the portfolio first
  sales?: Record<string, number>; // use: by the notation of the sale
  trades?: Partial<Record<Act, Good[]>>; // use
  empty?: string[]; // use: moves that bring nothing
  store?: { plots: number; plot?: string; trade?: Good; wigs?: number; price?: number }; // use: the best one
  building?: { spaces: number; space?: string; plan?: string; wigs?: number }; // use: the best one
  saves?: Cubes; // cube
  completes?: Cube[]; // cube, rubble: those that complete a set
  buildings?: Record<string, Record<string, number[]>>; // building, showing: wigs of each side, by plan and space
  sets?: Record<string, number>; // building: sets with the cubes of a space
}

/** What everybody has, the Rival too. */
export interface Side {
  wigs: number;
  cubes: Cubes;
  sets: number;
  houses: Record<Group, number>; // built
  officials: { board: number; buildings: number };
  decrees: string[];
  done: Record<string, number>; // completed plans by kind
}

export interface Seat extends Side {
  reis: number;
  means: number; // coins, and what the influence marker could pay
  influence: number;
  goods: Goods;
  storage: number; // of each good
  limit: number; // cards in the portfolio
  markers: number; // of sets, not spent
  favors: Noble[];
  top: string[];
  bottom: string[];
  drawing: number; // influence of each gain
  benefits: Record<string, number>;
  clergy: string[];
  cards: number;
  open_cards: string[];
  plans: Record<string, number>; // unfinished ones by kind: `santos.3` asks for three officials
  hand?: string[];
  returned?: string[];
}

export interface Ship {
  owner: number;
  at_sea: boolean;
  hold: number;
  aboard: Goods;
}

export interface Officials {
  seats: number[];
  dummies?: number;
}

export interface Space {
  building: string | null;
  opener: number | null;
  officials: number; // of the opener, in the building
  cubes: Cubes;
}

export interface Store {
  owner: number;
  trade: Good;
  related: number;
}

export interface City {
  streets: Good[];
  scoring: number[]; // by street
  rows: Record<string, Cubes>;
  columns: Cubes[];
  stores: Record<string, Store>;
  spaces: Record<string, Space>;
  tiles: number[]; // by slot of the display: column and street that the tile faces, from the west
  pile: Cubes;
}

export interface Church {
  cardinal: number;
  lies: boolean;
  track: (string | null)[]; // a tile, 'face_down', or none
  bag: number;
  cashed: string[];
}

export type Source = 'sets' | 'ships' | 'stores' | 'officials' | 'favors' | 'money' | 'decrees';

export interface View {
  game: 'lisboa';
  players: number;
  options: {
    wig_on_reaching_ten: boolean;
    officials_in_different_offices: boolean;
    rival: 'easy' | 'normal' | 'hard';
    components: boolean;
  };
  values: string;
  seat: number | null;
  ply: number;
  to_play: number;
  decision: Decision;
  period: 1 | 2;
  round: number;
  last_round: number | null;
  end: { by: 'sets' | 'piles'; seat?: number; sets?: number } | null; // why the period, or the game, is about to end
  forecast?: Forecast; // while something is decided
  first: number;
  turn: number;
  treasury: { index: number; reis: number; influence: number };
  prices: Goods;
  supply: Goods;
  favors: Record<Noble, number>;
  display: Record<Pile, { top: string | null; cards: number }>;
  shipyard: string[]; // the next one first
  ships: Record<string, Ship>; // that somebody owns
  church: Church;
  decrees: { shown: string[]; left: number };
  plans: Record<Architect, { top: string | null; plans: number }>; // the pile, with the one that lies face up
  architects: Record<Architect, { current: string | null; left: number }>;
  offices: Record<Noble, Officials>;
  plaza: Officials;
  city: City;
  seats: Seat[];
  rival?: Side;
  final?: Record<string, number>[];
  totals?: number[];
}

/** The server's insight. */
export interface Odds {
  prospects?: number[]; // wigs that each side may expect to have at the end
  [more: string]: unknown;
}

/** What happened. The facts depend on the kind. */
export interface Event {
  kind: string;
  rule: string;
  seat?: number;
  card?: string;
  ship?: string;
  good?: Good;
  cube?: Cube;
  noble?: Noble;
  amount?: number;
  payer?: number;
  payee?: number;
  reason?: string;
  plot?: string;
  space?: number | string;
  tile?: string;
  [fact: string]: unknown;
}

// ---- Values: what is printed on this table's copy --------------------------------------------------------------------

/** A part of a reward, an event or a penalty, in the words of the components file: `-reis` is a penalty. */
export interface Effect {
  effect: string;
  n: number;
  good?: Good | 'any';
}

/** Lasting benefits, by name: `land`, `sell:gold`, `visit:king`. */
export type Benefits = Record<string, number>;

export interface PoliticalCard {
  kind: Pile;
  deck: Deck;
  influence: number;
  effects: Effect[]; // of a noble: its reward or penalty
  event: Effect[]; // of the Treasury
  benefits: Benefits;
}

export interface ShipCard {
  deck: Deck;
  hold: number;
  price: number; // added to each sale
  influence: number;
}

export interface ClergyTile {
  benefits: Benefits;
  gain: boolean; // of influence, when it is taken beside the cardinal; then it has no benefit
  wigs: number;
}

export interface DecreeCard {
  count: string; // what is counted: `stores:gold`
  judge: 'per' | 'at_least' | 'at_most' | 'most';
  number: number;
  wigs: number;
  cap: number | null;
  players: number;
}

export interface Values {
  digest: string;
  own: boolean; // an owner's, not ours
  terms: Record<string, Phrase>;
  cards: Record<string, PoliticalCard>;
  ships: Record<string, ShipCard>;
  clergy: Record<string, ClergyTile>;
  decrees: Record<string, DecreeCard>;
  plans: Record<string, number>;
  starting_plans: string[];
  buildings: Record<string, { architect: Architect; trades: Good[] }>;
  plots: Record<string, { reward: Effect[] }>;
  spaces: Record<string, { reward: Effect[] }>;
  city_tiles: Record<string, number>;
  streets: Good[];
  scoring_tiles: number[];
  treasury: { reis: number; influence: number }[];
  influence: number[]; // by space: the real that the marker pays when it gets there, or 0
  prices: Goods;
  least_price: number;
  church: { treasury_up: boolean; scoring: boolean }[];
  office_spaces: number;
  rival: { easy: number[]; normal: number[]; hard: number[]; decree: number };
}
