// Which part of the board a moment is about: in a small room only one or two are shown at a time.
import { hasPanel } from './compose/panels';
import type { Table } from './board.svelte';
import type { Kind, View } from './types';

export const AREAS = ['city', 'court', 'board', 'harbour', 'players'] as const;
/** `choice`: the panel of what is decided, where it is a part of its own. */
export type Area = (typeof AREAS)[number] | 'choice';

export const AREA_ICONS: Record<Area, string> = {
  choice: 'i-hand',
  city: 'i-store',
  court: 'i-crown',
  board: 'i-warehouse',
  harbour: 'i-ship',
  players: 'i-recruit',
};

const CITY: Kind[] = ['store', 'cube', 'building', 'showing', 'rubble'];
const HARBOUR: Kind[] = ['business', 'selling', 'trading'];
const BOARD: Kind[] = ['payment', 'gaining', 'losing', 'ship_goods', 'house', 'room', 'cashing', 'period_cards', 'start_clergy'];

/** Where to look, with the eyes of a seat. */
export function areaOf({ decision: { kind, seat } }: View, own: number | null): Area {
  if (kind === 'over') return 'players';
  if (CITY.includes(kind)) return 'city';
  if (HARBOUR.includes(kind)) return 'harbour';
  return BOARD.includes(kind) && seat === own ? 'board' : 'court';
}

/** What comes to the front: the reader's own decision before the part that it is about. */
export const frontOf = (table: Table): Area => (hasPanel(table) ? 'choice' : areaOf(table.view, table.eyes));

/** The part where a move is made. */
export function areaOfMove(move: string, { decision: { kind } }: View): Area {
  const [verb] = move.split(' ');
  if (['store', 'open', 'show'].includes(verb) || verb === 'cube') return 'city';
  if (['favor', 'move', 'clergy', 'office', 'plan', 'decree', 'send', 'draw', 'act', 'ship'].includes(verb)) return 'court';
  if (['sell', 'trade'].includes(verb)) return 'harbour';
  return kind === 'card' ? 'choice' : 'board';
}
