// Which pieces on the page a line of the log speaks of, by their data-id.
import { isBuilding, isTile, type Event } from './types';

/** What is told of the colonist ship. */
const ABOARD = ['arrive', 'board', 'fill_ship', 'fill_ship_nobles', 'poach', 'poached', 'expel'];

export function highlight(event: Event): string[] {
  const ids = new Set<string>();
  const { kind, seat, role, tile, building, good, goods, ship, place, payer, payee, source } = event;
  if (role) ids.add(`role-${role}`);
  for (const each of (event.roles as string[] | undefined) ?? []) ids.add(`role-${each}`);
  if (kind === 'row' || kind === 'clear_row' || kind === 'no_tile') ids.add('plantations');
  if (['draw', 'reshuffle', 'buy_tile'].includes(kind)) ids.add('pile');
  if (ship !== undefined) ids.add(`ship-${ship}`);
  if (['sell', 'no_sale', 'empty_house', 'plunder'].includes(kind)) ids.add('trading-house');
  if (ABOARD.includes(kind) || source === 'ship') ids.add('colonist-ship');
  if (kind.startsWith('festival')) ids.add('festival');
  if (kind === 'privilege_colonist' || source === 'supply') ids.add('colonists');
  if (kind === 'points') ids.add('points');
  if (kind === 'ending') ids.add({ points: 'points', colonists: 'colonists', city: 'fullest' }[event.reason as string] ?? 'points');
  if (seat !== undefined && seat >= 0) {
    if (isTile(tile) || isTile(place)) ids.add(`island-${seat}`);
    for (const id of [building, place]) if (isBuilding(id)) ids.add(`city-${seat}-${id}`);
    if (building) ids.add(kind === 'draft' ? `draft-${building}` : `market-${building}`);
    if (kind === 'forest' || kind === 'discard_forest') ids.add(`island-${seat}`);
    if (good || goods) ids.add(`goods-${seat}`);
    ids.add(`purse-${seat}`);
  }
  for (const each of [payer, payee]) if (each !== undefined && each >= 0) ids.add(`purse-${each}`);
  return [...ids];
}
