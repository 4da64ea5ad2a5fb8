// Made from the server's source by `npm run wire`: do not edit.

export type Phrase = { say: string } & Record<string, unknown>;
export const ACTS = ['favor', 'cardinal', 'building', 'ship', 'produce', 'decree', 'recruit', 'plan', 'store'] as const;
export type Act = (typeof ACTS)[number];
export const isAct = (id: unknown): id is Act => (ACTS as readonly unknown[]).includes(id);
export const ARCHITECTS = ['santos', 'mardel'] as const;
export type Architect = (typeof ARCHITECTS)[number];
export const isArchitect = (id: unknown): id is Architect => (ARCHITECTS as readonly unknown[]).includes(id);
export const CUBES = ['earthquake', 'fire', 'tsunami'] as const;
export type Cube = (typeof CUBES)[number];
export const isCube = (id: unknown): id is Cube => (CUBES as readonly unknown[]).includes(id);
export const DECKS = ['blue', 'red', 'purple', 'brown'] as const;
export type Deck = (typeof DECKS)[number];
export const isDeck = (id: unknown): id is Deck => (DECKS as readonly unknown[]).includes(id);
export const GOODS = ['gold', 'tools', 'books', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export const isGood = (id: unknown): id is Good => (GOODS as readonly unknown[]).includes(id);
export const GROUPS = ['left', 'middle', 'right'] as const;
export type Group = (typeof GROUPS)[number];
export const isGroup = (id: unknown): id is Group => (GROUPS as readonly unknown[]).includes(id);
export const NOBLES = ['king', 'marquis', 'builder'] as const;
export type Noble = (typeof NOBLES)[number];
export const isNoble = (id: unknown): id is Noble => (NOBLES as readonly unknown[]).includes(id);
export const PILES = ['treasury', 'king', 'marquis', 'builder'] as const;
export type Pile = (typeof PILES)[number];
export const isPile = (id: unknown): id is Pile => (PILES as readonly unknown[]).includes(id);
export const SOURCES = ['sets', 'ships', 'stores', 'officials', 'favors', 'money', 'decrees'] as const;
export type Source = (typeof SOURCES)[number];
export const isSource = (id: unknown): id is Source => (SOURCES as readonly unknown[]).includes(id);
export type Goods = Record<Good, number>;
export type Cubes = Record<Cube, number>;
export type Means = 'influence' | 'reis';
export type Kind = 'card' | 'use' | 'room' | 'business' | 'selling' | 'trading' | 'visit' | 'free_act' | 'following' | 'follower_pays' | 'follower_acts' | 'payment' | 'gaining' | 'losing' | 'favor' | 'cardinal' | 'clergy' | 'ship' | 'ship_goods' | 'production' | 'recruiting' | 'plan' | 'store' | 'cube' | 'house' | 'decree' | 'marker' | 'building' | 'showing' | 'sending' | 'rubble' | 'drawing' | 'cashing' | 'period_cards' | 'start_clergy' | 'over';
export type Use = 'sell' | 'trade' | 'visit' | 'event' | 'discard';
export type Benefits = Record<string, number>;

/** Why something cannot be done now. */
export type Refused = {
  rule: string;
  facts: Record<string, unknown>;
};

/** Who could follow a visit as things stand. */
export type Follower = {
  seat: number;
  cost: number;
  paid_in: Means[];
};

export type Payment = {
  coins: number;
  marker: number; // spaces that the influence marker goes back
  target: number; // ... and where it gets to
};

/** What a plan needs before its building can be opened. */
export type Staffing = {
  needed: number; // officials
  hired: number;
  price: number;
};

/** With the facts that a prompt needs. */
export type Decision = {
  kind: Kind;
  seat?: number; // nobody's when the game is over
  card?: string; // use
  refused?: Record<string, Refused>; // use: those that are not possible, by notation
  cost?: number; // use, visits
  paid_in?: Means;
  followers?: Follower[]; // use of a noble's card
  sales?: Benefits; // what a sale brings, by its notation
  noble?: Noble;
  price?: number;
  reason?: 'event' | 'land' | 'officials';
  payments?: Record<string, Payment>; // by notation
  ship?: string;
  costs?: Benefits; // goods for the ship: new, or by the one that it replaces
  left?: number;
  prices?: Benefits; // of land, by plot
  plot?: string;
  spaces?: Record<string, string[]>; // where a building can be opened, and with which plans
  space?: string; // showing
  plans?: Record<string, Staffing>;
  tiles?: string[]; // start_clergy
  row?: 'top' | 'bottom';
  limit?: number;
};

/** What a visit costs, and why. */
export type VisitCost = {
  cost: number;
  treasury: number;
  officials: number;
  benefit: number;
};

/** What a store on a plot would cost, in its parts, and bring by its trade. */
export type Land = {
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
};

export type Production = {
  goods: Goods;
  choice: number; // goods of any type
};

export type BestStore = {
  plots: number; // within reach
  plot?: string;
  trade?: Good;
  wigs?: number;
  price?: number;
};

export type BestBuilding = {
  spaces: number; // where one could be opened
  space?: string;
  plan?: string;
  wigs?: number;
};

/** Of the cardinal. */
export type Walk = {
  places: number[]; // of the track, between which he comes
  treasury: number; // how often he makes it rise
  scores: boolean; // he lies down
};

/** What choices would cost a seat, and what production would bring it. */
export type Costs = {
  seat: number;
  visits: Record<Noble, VisitCost>;
  event: number;
  land: Record<string, Land>;
  ship: number | null; // goods for the next ship, as a new one
  production: Production;
  tiles: number; // of the clergy that there is room for
  recruits: number; // officials that the state action may send
};

/** What the choices of whoever decides would bring. */
export type Prospects = {
  uses?: Record<string, Use[]>; // card: of each card in hand
  full?: boolean; // use: a card must leave the portfolio first
  sales?: Benefits; // use: by the notation of the sale
  trades?: Partial<Record<Act, Good[]>>; // use
  empty?: string[]; // use: moves that bring nothing
  store?: BestStore; // use
  building?: BestBuilding; // use
  walks?: Record<string, Walk>; // cardinal: by move
  saves?: Cubes; // cube
  completes?: Cube[]; // cube, rubble: those that complete a set
  buildings?: Record<string, Record<string, number[]>>; // building, showing: wigs of each side, by plan and space
  sets?: Benefits; // building: sets with the cubes of a space
};

export type Forecast = {
  seat: number;
  visits: Record<Noble, VisitCost>;
  event: number;
  land: Record<string, Land>;
  ship: number | null; // goods for the next ship, as a new one
  production: Production;
  tiles: number; // of the clergy that there is room for
  recruits: number; // officials that the state action may send
  uses?: Record<string, Use[]>; // card: of each card in hand
  full?: boolean; // use: a card must leave the portfolio first
  sales?: Benefits; // use: by the notation of the sale
  trades?: Partial<Record<Act, Good[]>>; // use
  empty?: string[]; // use: moves that bring nothing
  store?: BestStore; // use
  building?: BestBuilding; // use
  walks?: Record<string, Walk>; // cardinal: by move
  saves?: Cubes; // cube
  completes?: Cube[]; // cube, rubble: those that complete a set
  buildings?: Record<string, Record<string, number[]>>; // building, showing: wigs of each side, by plan and space
  sets?: Benefits; // building: sets with the cubes of a space
};

/** Officials of a side. */
export type Staff = {
  board: number;
  buildings: number;
};

/** What everybody has, the Rival too. */
export type Side = {
  wigs: number;
  cubes: Cubes;
  sets: number;
  houses: Record<Group, number>; // built
  officials: Staff;
  decrees: string[];
  done: Benefits; // completed plans by kind
};

export type PublicSeat = {
  wigs: number;
  cubes: Cubes;
  sets: number;
  houses: Record<Group, number>; // built
  officials: Staff;
  decrees: string[];
  done: Benefits; // completed plans by kind
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
  benefits: Benefits;
  clergy: string[];
  cards: number;
  open_cards: string[];
  plans: Benefits; // unfinished ones by kind: `santos.3` asks for three officials
};

/** To its owner with the hand, and the clergy tiles that were not kept at set-up. */
export type Seat = {
  wigs: number;
  cubes: Cubes;
  sets: number;
  houses: Record<Group, number>; // built
  officials: Staff;
  decrees: string[];
  done: Benefits; // completed plans by kind
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
  benefits: Benefits;
  clergy: string[];
  cards: number;
  open_cards: string[];
  plans: Benefits; // unfinished ones by kind: `santos.3` asks for three officials
  hand?: string[];
  returned?: string[];
};

export type Ship = {
  owner: number;
  at_sea: boolean;
  hold: number;
  aboard: Goods;
};

/** Officials by seat, and those that are nobody's. */
export type Officials = {
  seats: number[];
  dummies?: number;
};

/** For a public building. */
export type Space = {
  building: string | null;
  opener: number | null;
  officials: number; // of the opener, in the building
  cubes: Cubes;
};

export type Store = {
  owner: number;
  trade: Good;
  related: number; // buildings
};

export type City = {
  streets: Good[];
  scoring: number[]; // by street
  rows: Record<string, Cubes>;
  columns: Cubes[];
  stores: Record<string, Store>;
  spaces: Record<string, Space>;
  tiles: number[]; // by slot of the display: column and street that the tile faces, from the west
  pile: Cubes;
};

export type Church = {
  cardinal: number;
  lies: boolean;
  track: (string | null)[]; // a tile, "face_down", or none
  bag: number;
  cashed: string[];
};

export type CardPile = {
  top: string | null;
  cards: number;
};

export type PlanPile = {
  top: string | null;
  plans: number; // with the one that lies face up
};

/** Buildings of an architect. */
export type Designs = {
  current: string | null;
  left: number;
};

export type Treasury = {
  index: number;
  reis: number;
  influence: number;
};

export type Decrees = {
  shown: string[];
  left: number;
};

/** Why the period, or the game, is about to end. */
export type Ending = {
  by: 'sets' | 'piles';
  seat?: number;
  sets?: number;
};

export type Options = {
  wig_on_reaching_ten: boolean;
  officials_in_different_offices: boolean;
  rival: 'easy' | 'normal' | 'hard';
  components: boolean; // an owner's
};

export type View = {
  game: 'lisboa';
  players: number;
  options: Options;
  values: string; // the digest of what is printed on this copy
  seat: number | null; // who looks; None for a spectator, and for who sees all
  ply: number;
  to_play: number; // -1 when the game is over
  decision: Decision;
  period: number;
  round: number;
  last_round: number | null;
  end: Ending | null;
  first: number;
  turn: number;
  treasury: Treasury;
  prices: Goods;
  supply: Goods;
  favors: Record<Noble, number>;
  display: Record<Pile, CardPile>;
  shipyard: string[]; // the next one first
  ships: Record<string, Ship>; // that somebody owns
  church: Church;
  decrees: Decrees;
  plans: Record<Architect, PlanPile>;
  architects: Record<Architect, Designs>;
  offices: Record<Noble, Officials>;
  plaza: Officials;
  city: City;
  seats: Seat[];
  forecast?: Forecast; // while something is decided
  rival?: Side; // of who plays alone
  final?: Record<Source, number>[]; // by side, when the game is over: wigs by what they come from
  totals?: number[];
  ranks?: number[]; // by side, ties broken
};

/** As a seat hears of it. The facts depend on the kind. */
export type Event = {
  kind: string;
  rule: string;
  seat?: number;
  players?: number;
  first?: number;
  period?: number;
  round?: number;
  place?: string | number;
  pile?: Pile;
  card?: string;
  cards?: string[];
  count?: number;
  use?: string;
  noble?: Noble;
  act?: Act;
  office?: string;
  good?: Good;
  amount?: number;
  payer?: number; // -1 is the bank
  payee?: number;
  reason?: string;
  reis?: number;
  price?: number;
  origin?: number;
  target?: number;
  steps?: number;
  kept?: boolean;
  tile?: string;
  tiles?: string[] | number[];
  ship?: string;
  replaces?: string | null;
  plot?: string;
  street?: Good;
  group?: Group;
  cube?: Cube;
  cubes?: Cube[];
  sets?: number;
  space?: string | number;
  building?: string;
  architect?: Architect;
  plan?: string;
  hired?: number;
  officials?: number;
  decree?: string;
  decrees?: string[];
  by?: 'sets' | 'piles';
  reward?: boolean;
  lapsed?: string;
  scores?: number[];
  ranks?: number[];
  sources?: Record<Source, number>[];
};

export type Odds = {
  visits: Record<Noble, number>;
  event: number;
  land: Benefits;
  production: Goods;
  prospects: number[]; // wigs that each seat may expect to have at the end
};

/** A part of a reward, an event or a penalty, in the words of the components file: `-reis` is a penalty. */
export type Effect = {
  effect: string;
  n: number;
  good?: Good | 'any';
};

export type PoliticalCard = {
  kind: Pile;
  deck: Deck;
  influence: number;
  effects: Effect[]; // of a noble: its reward or penalty
  event: Effect[]; // of the Treasury
  benefits: Benefits;
};

export type ShipCard = {
  deck: Deck;
  hold: number;
  price: number; // added to each sale
  influence: number;
};

export type ClergyTile = {
  benefits: Benefits;
  gain: boolean; // of influence, when it is taken beside the cardinal; then it has no benefit
  wigs: number;
};

export type DecreeCard = {
  count: string; // what is counted: `stores:gold`
  judge: 'per' | 'at_least' | 'at_most' | 'most';
  number: number;
  wigs: number;
  cap: number | null;
  players: number;
};

/** One side of a building. */
export type Design = {
  architect: Architect;
  trades: Good[];
};

export type Reward = {
  reward: Effect[];
};

export type TreasurySpace = {
  reis: number;
  influence: number;
};

export type ChurchSpace = {
  treasury_up: boolean;
  scoring: boolean;
};

export type RivalWigs = {
  easy: number[];
  normal: number[];
  hard: number[];
  decree: number;
};

export type Values = {
  digest: string;
  own: boolean; // an owner's, not ours
  terms: Record<string, Phrase>; // for what is called by its values
  cards: Record<string, PoliticalCard>;
  ships: Record<string, ShipCard>;
  clergy: Record<string, ClergyTile>;
  decrees: Record<string, DecreeCard>;
  plans: Benefits;
  starting_plans: string[];
  buildings: Record<string, Design>;
  plots: Record<string, Reward>;
  spaces: Record<string, Reward>;
  city_tiles: Benefits;
  streets: Good[];
  scoring_tiles: number[];
  treasury: TreasurySpace[];
  influence: number[]; // by space: the real that the marker pays when it gets there, or 0
  prices: Goods;
  least_price: number;
  church: ChurchSpace[];
  office_spaces: number;
  rival: RivalWigs;
};
