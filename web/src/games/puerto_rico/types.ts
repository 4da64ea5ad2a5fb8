// What the server tells of a game of Puerto Rico: the view, which is the same for all eyes, and the events.

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export const TILES = [...GOODS, 'quarry'] as const;
export const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector_2'] as const;
export const BUILDINGS = [
  'small_indigo_plant',
  'small_sugar_mill',
  'indigo_plant',
  'sugar_mill',
  'tobacco_storage',
  'coffee_roaster',
  'small_market',
  'hacienda',
  'construction_hut',
  'small_warehouse',
  'hospice',
  'office',
  'large_market',
  'large_warehouse',
  'factory',
  'university',
  'harbor',
  'wharf',
  'guild_hall',
  'residence',
  'fortress',
  'customs_house',
  'city_hall',
] as const;

export type Good = (typeof GOODS)[number];
export type Tile = (typeof TILES)[number];
export type Role = (typeof ROLES)[number];
export type Building = (typeof BUILDINGS)[number];
/** Where a colonist may work. */
export type Place = Tile | Building;
export type Goods = Record<Good, number>;

export const isGood = (id: unknown): id is Good => GOODS.includes(id as Good);
export const isTile = (id: unknown): id is Tile => TILES.includes(id as Tile);
export const isBuilding = (id: unknown): id is Building => BUILDINGS.includes(id as Building);

export interface Decision {
  kind:
    | 'role'
    | 'hacienda'
    | 'settler'
    | 'hospice'
    | 'privilege'
    | 'mayor'
    | 'builder'
    | 'university'
    | 'craftsman'
    | 'trader'
    | 'captain'
    | 'storage'
    | 'over';
  seat?: number;
  quarry?: boolean;
  tile?: Tile;
  building?: Building;
  source?: 'supply' | 'ship';
  left?: number;
  circles?: number;
  prices?: Partial<Record<Building | Good, number>>;
  money?: number;
  goods?: Good[];
  loads?: Record<string, { amount: number; points: number }>;
  must?: boolean;
  slot?: 'warehouse' | 'barrel';
  slots?: number;
}

/** What one more barrel would need: '' when every plantation works. */
export type Missing = '' | 'farmer' | 'worker' | 'both' | 'plantation' | 'building';

/** A good from plantation to barrel: circles, the colonists on them, and what they make. */
export interface Chain {
  tiles: number;
  farmers: number;
  room: number;
  workers: number;
  made: number;
  got: number; // as much of it as the supply has
  missing: Missing;
}

export type Chains = Partial<Record<Good, Chain>>;

/** What a role would bring at once if it were picked now. */
export interface Forecast {
  empty: string; // why it would bring its picker nothing; '' if it would not
  seats?: (number | Partial<Goods>)[];
  tiles?: number;
  quarries?: number;
  least?: number; // price of the cheapest building
  extra?: boolean; // the craftsman may have one more
  good?: Good | ''; // the trader's best sale
  sold?: number;
  spaces?: number;
  free?: number; // empty ships
}

/** What is known before a decision, as far as it has to do with this one. */
export interface Foresight {
  forecasts?: Partial<Record<Role, Forecast>>;
  /** What any placing makes and misses, by colonists on plantations and then in buildings. */
  yields?: Partial<Record<Good, [made: number, missing: Missing][][]>>;
  sales?: Partial<Record<Good, { price: number; trader: number; markets: number }>>;
  keeping?: { kinds: number; idle: Building[] };
  same?: boolean; // no answer matters
}

export interface Seat {
  doubloons: number;
  points: number; // victory point chips
  goods: Goods;
  island: Partial<Record<Tile, { tiles: number; colonists: number }>>;
  city: Partial<Record<Building, number>>; // colonists, in the order built
  san_juan: number;
  colonists: number;
  free_island: number;
  free_city: number;
  empty_circles: number;
  score: number; // as if the game ended now
  hand: number; // colonists lifted and not yet put
  chains: Chains;
  discounts: Partial<Record<Building, { quarries: number; builder: number }>>;
  savings: number[]; // the most that can be saved, by column
  quarries: number; // occupied
}

export interface Ship {
  size: number;
  good: Good | null;
  barrels: number;
}

export interface Score {
  chips: number;
  buildings: number;
  guild_hall?: number;
  residence?: number;
  fortress?: number;
  customs_house?: number;
  city_hall?: number;
  total: number;
  tie_break: number;
}

export type Ending = 'colonists' | 'city' | 'points';

export interface View {
  game: 'puerto_rico';
  players: number;
  options: { swap_factory_university: boolean; corn_starters_pay: boolean; vp_pool: number | null };
  seat: number | null;
  ply: number;
  to_play: number;
  decision: Decision;
  foresight: Foresight;
  round: number;
  governor: number;
  role: Role | null;
  picker: number | null;
  order: number[];
  roles: Partial<Record<Role, { doubloons: number; taken: number | null }>>;
  seats: Seat[];
  plantations: Good[];
  face_down: number;
  face_down_kinds: Goods;
  discards: number;
  quarries: number;
  colonist_ship: number;
  colonists: number;
  next_ship: number;
  ships: Ship[];
  trading_house: Good[];
  goods: Goods;
  points: number;
  market: Partial<Record<Building, { left: number; cost: number; column: number }>>;
  ending: Ending[];
  wharf_used: number[];
  breakdown?: Score[];
}

/** The server's insight: what each role that may be picked would bring each seat, in victory points, its worth to the picker
 * against the others, and what each may expect in the end. */
export interface Odds {
  roles?: Partial<Record<Role, { worth: number; seats: { value: number }[] }>>;
  outlook?: number[];
  rounds?: number;
}

/** What happened. The facts depend on the kind. */
export interface Event {
  kind: string;
  rule: string;
  seat?: number;
  role?: Role;
  tile?: Tile;
  tiles?: Tile[] | number;
  building?: Building;
  good?: Good;
  goods?: Partial<Goods> | Good[];
  place?: Place;
  source?: 'supply' | 'ship';
  colonists?: number;
  amount?: number;
  payer?: number;
  payee?: number;
  reason?: string;
  ship?: number;
  number?: number;
  [fact: string]: unknown;
}
