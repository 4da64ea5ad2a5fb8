// Made from the server's source by `npm run wire`: do not edit.

export const BUILDINGS = ['small_indigo_plant', 'small_sugar_mill', 'indigo_plant', 'sugar_mill', 'tobacco_storage', 'coffee_roaster', 'small_market', 'hacienda', 'construction_hut', 'small_warehouse', 'hospice', 'office', 'large_market', 'large_warehouse', 'factory', 'university', 'harbor', 'wharf', 'guild_hall', 'residence', 'fortress', 'customs_house', 'city_hall', 'aqueduct', 'forest_house', 'black_market', 'storehouse', 'guesthouse', 'church', 'trading_post', 'small_wharf', 'lighthouse', 'library', 'specialty_factory', 'union_hall', 'statue', 'cloister', 'land_office', 'chapel', 'hunting_lodge', 'zoning_office', 'royal_supplier', 'villa', 'jeweler', 'royal_garden'] as const;
export type Building = (typeof BUILDINGS)[number];
export const isBuilding = (id: unknown): id is Building => (BUILDINGS as readonly unknown[]).includes(id);
export const ENDINGS = ['colonists', 'city', 'points'] as const;
export type Ending = (typeof ENDINGS)[number];
export const isEnding = (id: unknown): id is Ending => (ENDINGS as readonly unknown[]).includes(id);
export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type Good = (typeof GOODS)[number];
export const isGood = (id: unknown): id is Good => (GOODS as readonly unknown[]).includes(id);
export const LYING = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest'] as const;
export type Lying = (typeof LYING)[number];
export const isLying = (id: unknown): id is Lying => (LYING as readonly unknown[]).includes(id);
export const OBJECTIVES = ['plantation', 'production', 'building'] as const;
export type Objective = (typeof OBJECTIVES)[number];
export const isObjective = (id: unknown): id is Objective => (OBJECTIVES as readonly unknown[]).includes(id);
export const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'prospector_2', 'buccaneer'] as const;
export type RoleCard = (typeof ROLES)[number];
export const isRoleCard = (id: unknown): id is RoleCard => (ROLES as readonly unknown[]).includes(id);
export const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry'] as const;
export type Tile = (typeof TILES)[number];
export const isTile = (id: unknown): id is Tile => (TILES as readonly unknown[]).includes(id);
export type Role = RoleCard;
export type Place = Tile | Building;
export type Goods = Record<Good, number>;
export type GuestQuestion = 'role' | 'settler' | 'lodge' | 'builder' | 'craftsman' | 'trader' | 'captain' | 'storage' | 'end';
export type Missing = '' | 'farmer' | 'worker' | 'both' | 'plantation' | 'building';
export type Chains = Partial<Record<Good, Chain>>;

/** Why something cannot be done now. */
export type Refused = {
  rule: string;
  facts: Record<string, unknown>;
};

export type Load = {
  amount: number; // barrels
  points: number;
};

/** A kind of building among which those of the game are chosen. */
export type Choosable = {
  cost: number;
  state: 'open' | 'chosen' | 'barred' | 'no_space';
};

/** With the facts that a prompt needs. */
export type Decision = {
  kind: 'role' | 'hacienda' | 'settler' | 'hospice' | 'privilege' | 'mayor' | 'builder' | 'university' | 'craftsman' | 'trader' | 'captain' | 'storage' | 'draft' | 'guest' | 'library' | 'forest' | 'second_tile' | 'lodge' | 'board' | 'payment' | 'supplier' | 'small_wharf' | 'buccaneer' | 'poach' | 'expel' | 'reward' | 'over';
  seat?: number; // nobody's when the game is over
  quarry?: boolean; // settler, second tile: whether one may be taken
  tile?: Lying; // hospice: the tile just taken; forest: the one to be laid
  building?: Building; // university: the building just built; payment: the one to be paid
  source?: 'supply' | 'ship'; // hospice, university: where the colonist comes from
  left?: number; // mayor, reward, poach: people still to be placed; supplier: barrels; expel: people who go back
  circles?: number; // mayor: free ones
  colonists?: number; // mayor with nobles: in the hand; guest: in the guesthouse; board, poach: aboard
  nobles?: number; // the same of nobles
  prices?: Partial<Record<Building | Good, number>>; // builder, trader
  money?: number; // builder
  things?: number; // builder with expansions: doubloons that a black market can make up for
  goods?: Good[]; // craftsman: of which one more may be taken
  loads?: Record<string, Load>; // captain: by notation
  refused?: Record<string, Refused>; // captain: by size, ships that take nothing
  must?: boolean; // captain: something has to be loaded
  wharf?: 'none' | 'large' | 'small' | 'both'; // captain: those of his own that may be used
  slot?: 'warehouse' | 'barrel'; // storage
  slots?: number; // storage: of warehouses, still to be used
  barrels?: number; // storage: single ones still to be kept; small wharf: those aboard
  points?: number; // small wharf: what the load would bring now
  small_wharf?: number; // captain: points of a load there, besides those for barrels
  sold?: boolean; // trader: he has made his sale ...
  dealt?: boolean; // ... he has used his land office
  way?: 'house' | 'post' | 'land'; // trader: where he can sell, or that only the land office is left
  post_prices?: Partial<Record<Good, number>>; // trader: at the trading post
  missing?: number; // payment: doubloons still to be made up for
  question?: GuestQuestion; // guest: what comes next
  places?: Place[]; // guest: where there is an empty circle
  role?: RoleCard; // library: the role that was picked
  ends?: boolean; // privilege: whether the end may come when colonists run short
  surplus?: number; // buccaneer: people on the colonist ship beyond one for each player
  plunder?: number; // buccaneer: points for the goods in the trading house
  poach?: number; // buccaneer: people that he may take off the ship
  ransom?: number; // buccaneer: doubloons from the bank when another plays the captured card
  spaces?: Record<string, number>; // draft: left, by cost
  number?: number; // draft: of this choice, from 1
  pool?: Partial<Record<Building, Choosable>>; // draft
};

/** A good from plantation to barrel: circles, the colonists on them, and what they make. */
export type Chain = {
  tiles: number;
  farmers: number;
  room: number;
  workers: number;
  made: number;
  got: number; // as much of it as the supply has
  missing: Missing;
};

/** What a role would bring at once if it were picked now. */
export type Forecast = {
  empty: string; // why the role would bring its picker nothing; "" if it would bring something
  seats?: number[] | Partial<Record<Good, number>>[]; // by seat; barrels by good of the craftsman
  tiles?: number; // settler: in the row
  quarries?: number; // settler: left
  least?: number; // builder: the price of the cheapest building
  extra?: boolean; // craftsman: one more may be had
  good?: Good | ''; // trader: the best sale
  sold?: number; // trader: goods in the house
  spaces?: number; // trader: of the house
  free?: number; // captain: empty ships
  raid?: number; // buccaneer: the most barrels from one ship
  plunder?: number; // buccaneer: goods in the trading house
  poach?: number; // buccaneer: people that may be taken off the ship
};

/** What the doubloons for a good are made of. */
export type SaleParts = {
  price: number;
  trader: number;
  markets: number;
};

export type Keeping = {
  kinds: number; // of goods that warehouses will keep
  idle: Building[]; // warehouses that nobody works in
};

/** Where something is kept after the loading. */
export type Shelf = {
  building: Building | null; // None is for the single barrel that everybody keeps
  good: Good | null; // that lies there
};

/** A kind of goods of who stores. */
export type Ware = {
  kept: boolean; // in a warehouse
  aside: number; // barrels in a storehouse
  keeps: number; // what the next answer for it would keep ...
  loses: number; // ... and lose
};

export type Storing = {
  shelves: Shelf[];
  wares: Partial<Record<Good, Ware>>;
};

/** After the last choice of a placing. */
export type Placed = {
  follow: string[]; // moves that the game makes by itself
  chains: Chains;
};

export type Foresight = {
  forecasts?: Partial<Record<RoleCard, Forecast>>;
  yields?: Partial<Record<Good, (((number | Missing)[])[])[]>>; // made and missing, by farmers and then by workers
  fill?: string[]; // moves by which the rest would stand where they do most
  ends?: Record<string, Placed>; // by the moves after which nobody is left to place
  sales?: Partial<Record<Good, SaleParts>>;
  keeping?: Keeping;
  storing?: Storing;
  same?: boolean; // no answer matters
};

/** Tiles of a kind on an island. */
export type Plantations = {
  tiles: number;
  colonists: number;
};

/** What is taken off the printed cost of a building. */
export type Discount = {
  quarries: number;
  builder: number;
  pays: number; // the price that is left
  others?: number; // with expansions: by forests and zoning office together ...
  forests?: number; // ... and each of them
  zoning?: number;
};

/** With nobles, `colonists` in all of it are those who are no nobles. */
export type Seat = {
  doubloons: number;
  points: number; // in chips
  goods: Goods;
  island: Partial<Record<Tile, Plantations>>;
  city: Partial<Record<Building, number>>; // colonists, in the order built
  san_juan: number;
  colonists: number; // all together
  free_island: number;
  free_city: number;
  empty_circles: number;
  chains: Chains;
  discounts: Partial<Record<Building, Discount>>;
  quarries: number; // occupied
  savings: number[]; // the most that can be saved, by column
  score: number; // as if the game ended now
  hand: number; // colonists lifted and not yet put
  forests?: number; // with any expansion
  under_forests?: Partial<Record<Good, number>>;
  nobles?: number; // with nobles: all together
  nobles_at?: Partial<Record<Place, number>>; // ... on circles
  san_juan_nobles?: number;
  hand_nobles?: number;
};

/** Where points come from; of the large buildings, those that are occupied. */
export type Score = {
  chips: number;
  buildings: number;
  total: number;
  tie_break: number;
  guild_hall?: number;
  residence?: number;
  fortress?: number;
  customs_house?: number;
  city_hall?: number;
  cloister?: number;
  royal_garden?: number;
  nobles?: number; // in games with nobles
  rank?: number; // in views
};

export type Card = {
  doubloons: number;
  taken: number | null; // by which seat, in this round
};

export type Ship = {
  size: number;
  good: Good | null;
  barrels: number;
};

/** A building on the market. */
export type Offer = {
  left: number;
  cost: number;
  column: number;
};

/** A role card that lies before a seat. */
export type Captured = {
  role: RoleCard;
  seat: number;
};

/** How near each seat is to the objectives that are open. */
export type Reach = {
  plantation: number[]; // plantations of the kind
  production: number[]; // of the goods, how many kinds a craftsman would bring now
  building: (number | null)[]; // doubloons that are missing; None where it cannot be built
};

/** What is still to be reached; nothing stands for what has been. */
export type Festival = {
  tile: Good | null;
  goods: Good[];
  building: Building | null;
  copy: boolean; // one of its copies lies on the card
  winners: Partial<Record<Objective, number | null>>; // by seat
  reach: Reach;
};

export type Options = {
  swap_factory_university: boolean;
  corn_starters_pay: boolean;
  vp_pool: number | null;
  new_buildings: 'off' | 'draft' | 'random';
  nobles: 'off' | 'added' | 'drafted';
  buccaneer: boolean;
  festival: boolean;
};

export type View = {
  game: 'puerto_rico';
  players: number;
  options: Options;
  seat: number | null; // who looks; None for a spectator, and for who sees all
  ply: number;
  to_play: number; // -1 when the game is over
  decision: Decision;
  foresight: Foresight;
  round: number;
  governor: number;
  role: RoleCard | null; // being played, and who picked it
  picker: number | null;
  order: number[]; // of the seats in this phase
  roles: Partial<Record<RoleCard, Card>>;
  seats: Seat[];
  plantations: Good[]; // face up
  face_down: number;
  face_down_kinds: Goods;
  discards: number;
  quarries: number;
  colonist_ship: number;
  colonists: number; // in the supply
  next_ship: number;
  ships: Ship[];
  trading_house: Good[];
  goods: Goods; // in the supply
  points: number; // in the supply
  market: Partial<Record<Building, Offer>>; // the kinds that there are in this game
  ending: Ending[];
  endings: Ending[]; // what may bring on the end in this game
  pickers: number[]; // who picks a role in this round, in order
  wharf_used: number[]; // seats
  breakdown?: Score[]; // by seat, when the game is over
  doubled?: boolean; // the privilege of this phase, by a library
  library_used?: number[]; // seats, in this round; with two players
  small_wharf_used?: number[];
  nobles?: number; // in the supply
  noble_ship?: number;
  reward_card?: number | null; // who holds it
  captured?: Captured | null;
  festival?: Festival;
};

/** The facts depend on the kind. */
export type Event = {
  kind: string;
  rule: string;
  seat?: number;
  players?: number;
  first?: number;
  governor?: number;
  number?: number;
  role?: RoleCard;
  roles?: RoleCard[];
  tile?: Lying;
  open?: boolean; // its owner has yet to say how the tile lies
  tiles?: Tile[] | number;
  place?: Tile | Building | 'san_juan';
  building?: Building;
  buildings?: Building[];
  source?: 'supply' | 'ship';
  person?: 'colonist' | 'noble';
  colonists?: number;
  nobles?: number;
  wanted?: number;
  missing?: number;
  good?: Good;
  goods?: Partial<Record<Good, number>> | Good[];
  short?: Partial<Record<Good, number>>;
  ship?: number;
  price?: number;
  amount?: number;
  payer?: number; // -1 is the bank
  payee?: number;
  reason?: string;
  forced?: boolean;
  reward?: number;
  surplus?: number;
  kept?: number;
  scores?: number[];
  ranks?: number[];
  breakdown?: Score[];
};

/** Of a seat, from a role. */
export type Gain = {
  doubloons: number;
  goods: number;
  points: number;
  colonists: number;
  value: number; // in victory points
};

export type RoleOdds = {
  doubloons: number; // on the card
  worth: number; // to the picker against the others, in victory points
  seats: Gain[];
};

/** Of a seat, in the next craftsman phase. */
export type Produce = {
  goods: Partial<Record<Good, number>>;
  factory: number; // doubloons
};

/** Of a seat, in a captain phase that it would begin now. */
export type Shipping = {
  points: number;
  spoiled: number; // barrels
};

export type Odds = {
  roles: Partial<Record<RoleCard, RoleOdds>>; // that may be picked now
  production: Produce[]; // by seat
  shipping: Shipping[]; // by seat
  outlook: number[]; // points that each seat may expect in the end
  rounds: number; // that the game may still last
};
