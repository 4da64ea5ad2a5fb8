// Which pieces on the page a line of the log speaks of, by their data-id.
import type { Event } from './types';

/** Facts of events that name a piece, and what its data-id begins with. */
const PIECES: [keyof Event, string][] = [
  ['plot', 'plot'],
  ['space', 'space'],
  ['noble', 'noble'],
  ['pile', 'pile'],
  ['ship', 'ship'],
  ['tile', 'clergy'],
  ['decree', 'decree'],
  ['architect', 'architect'],
  ['street', 'street'],
  ['card', 'card'],
];
/** Areas of the table, by the kinds of events that happen there. */
const AREAS: Record<string, string[]> = {
  treasury: ['treasury'],
  cardinal: ['church'],
  turn_clergy: ['church'],
  lay_down: ['church'],
  stand_up: ['church'],
  cash: ['church'],
  decrees: ['decrees'],
  decree: ['decrees'],
  plan: ['architects'],
  show: ['architects'],
  crowded_out: ['plaza'],
  price: ['market'],
  ship: ['shipyard'],
  period: ['shipyard'],
  rival: ['rival'],
};

/** Parts of a player's board, by the kinds of events that touch them. */
const PARTS: Record<string, string> = {
  pay: 'reis',
  wigs: 'wigs',
  lose_wigs: 'wigs',
  influence: 'influence',
  goods: 'goods',
  return_goods: 'goods',
  sell: 'goods',
  cube: 'cubes',
  set: 'cubes',
  tuck: 'portfolio',
  drop: 'portfolio',
  play_card: 'hand',
  draw: 'hand',
  house: 'houses',
  official: 'officials',
  send: 'officials',
  plan: 'plans',
  show: 'plans',
  clergy: 'clergy',
  cash: 'clergy',
  decree: 'decrees',
  favor: 'favors',
  return_favor: 'favors',
};

export function highlight(event: Event): string[] {
  const ids = new Set(AREAS[event.kind] ?? []);
  for (const [fact, piece] of PIECES) if (event[fact] !== undefined && event[fact] !== null) ids.add(`${piece}-${event[fact]}`);
  if (event.office) ids.add(event.office === 'plaza' ? 'plaza' : `noble-${event.office}`);
  if (event.kind === 'clear') ids.add(event.place === 'pile' ? 'rubble' : String(event.place).replace('.', '-'));
  if (event.kind === 'act' || event.kind === 'trade') ids.add(`act-${event.act}`);
  for (const seat of [event.seat, event.payer, event.payee]) {
    if (seat === undefined || seat < 0) continue;
    ids.add(`panel-${seat}`);
    if (PARTS[event.kind]) ids.add(`${PARTS[event.kind]}-${seat}`);
  }
  return [...ids];
}
