// Which part of the board a moment is about: in a small room only one or two are shown at a time.
import { hasPanel } from './compose/panels';
import type { Table } from './board.svelte';
import type { Kind, View } from './types';

export const AREAS = ['city', 'court', 'board', 'harbour'] as const;
/** `choice`: the panel of what is decided, where it is a part of its own. */
export type Area = (typeof AREAS)[number] | 'choice';

export const AREA_ICONS: Record<Area, string> = {
  choice: 'i-hand',
  city: 'i-store',
  court: 'i-crown',
  board: 'i-warehouse',
  harbour: 'i-ship',
};

const CITY: Kind[] = ['store', 'cube', 'building', 'showing', 'rubble'];
const HARBOUR: Kind[] = ['business', 'selling', 'trading'];
const BOARD: Kind[] = ['payment', 'gaining', 'losing', 'ship_goods', 'house', 'room', 'cashing', 'period_cards', 'start_clergy'];

/** Where to look, with the eyes of a seat. */
export function areaOf({ decision: { kind, seat } }: View, own: number | null): Area {
  if (CITY.includes(kind)) return 'city';
  if (HARBOUR.includes(kind)) return 'harbour';
  return BOARD.includes(kind) && seat === own ? 'board' : 'court';
}

/** What comes to the front: what is still shown, then the reader's own decision before the part that it is about. */
export const frontOf = (table: Table): Area => (hasPanel(table) && !table.beat ? 'choice' : areaOf(table.scene, table.eyes));

const PLACES: Record<string, Area> = {
  store: 'city',
  open: 'city',
  cube: 'city',
  favor: 'court',
  move: 'court',
  office: 'court',
  plan: 'court',
  decree: 'court',
  draw: 'court',
  act: 'court',
  trade: 'court',
  gain: 'board',
  lose: 'board',
  give: 'board',
  house: 'board',
  drop: 'board',
  cash: 'board',
};

/** The part where a move is made; none for those that only the hand or a panel offers. */
export function areaOfMove(move: string, { decision: { kind } }: View): Area | null {
  const [verb, what] = move.split(' ');
  if (verb === 'clergy') return kind === 'clergy' ? 'court' : null;
  if (verb === 'ship') return what === 'new' ? 'court' : 'harbour';
  if (verb === 'send') return what === 'plaza' ? 'city' : 'court';
  if (verb === 'pay') return kind === 'payment' && !what.endsWith('+0') ? 'board' : null;
  return PLACES[verb] ?? null;
}
