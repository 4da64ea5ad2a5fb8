// What each role would bring at once, as the server foresees it: in a few letters on its card, by player in the card beside
// it, and a word of warning before one that brings its picker nothing.
import type { Voice } from '../../lib/voice';
import type { Line } from './detail';
import type { Forecast, Goods, Role, View } from './types';

const plain = (role: Role): string => role.replace('_2', '');
const barrels = (goods: Partial<Goods>): number => Object.values(goods).reduce((sum, count) => sum + count, 0);
const amount = (share: number | Partial<Goods> = 0): number => (typeof share === 'number' ? share : barrels(share));

/** On the card. */
export function brief(role: Role, forecast: Forecast, view: View, t: Voice): string {
  const { seats, least = 0, tiles = 0, sold = 0, spaces = 0, free = 0, raid = 0, plunder = 0, poach = 0 } = forecast;
  const { to_play: own, players } = view;
  const facts = { own: amount(seats?.[own]), next: amount(seats?.[(own + 1) % players]), least, tiles, sold, spaces, free };
  if (plain(role) === 'buccaneer') Object.assign(facts, { raid, plunder, poach });
  return t.say(`brief-${plain(role)}`, facts);
}

/** Beside the card: one line for each player, in the order of play. */
export function told(role: Role, forecast: Forecast, view: View, t: Voice): Line[] {
  const { seats, tiles, quarries, sold, spaces, free, raid, plunder, poach } = forecast;
  const lines: Line[] = [];
  if (tiles !== undefined) lines.push({ label: t.say('tells-settler'), value: String(tiles) });
  if (quarries !== undefined) lines.push({ label: t.say('tells-quarries'), value: String(quarries) });
  if (sold !== undefined) lines.push({ label: t.say('tells-house'), value: `${sold}/${spaces}` });
  if (free !== undefined) lines.push({ label: t.say('tells-free'), value: String(free) });
  if (raid !== undefined) lines.push({ label: t.say('tells-raid'), value: String(raid) });
  if (plunder !== undefined) lines.push({ label: t.say('tells-plunder'), value: String(plunder) });
  if (poach !== undefined) lines.push({ label: t.say('tells-poach'), value: String(poach) });
  if (!seats || plain(role) === 'prospector') return lines;
  const order = view.seats.map((_, step) => (view.to_play + step) % view.players);
  return [...lines, ...order.map((seat) => ({ label: t.say('tells-seat', { seat }), value: share(role, seats[seat], t) }))];
}

function share(role: Role, got: number | Partial<Goods>, t: Voice): string {
  if (!amount(got) && role !== 'builder') return t.say('tells-nothing');
  return t.say(`tells-${role}`, typeof got === 'number' ? { count: got } : { goods: got });
}

export interface Warning {
  title: string;
  cause: string;
  others: string;
}

/** Before a role that brings its picker nothing: the cause, and what the others would get. */
export function warning(role: Role, view: View, t: Voice): Warning | null {
  const forecast = view.foresight.forecasts?.[role];
  if (!forecast?.empty) return null;
  const others = (forecast.seats ?? []).flatMap((got, seat) =>
    seat !== view.to_play && amount(got) ? [`${t.say('tells-seat', { seat })} ${share(role, got, t)}`] : [],
  );
  return {
    title: t.say('empty-title', { role: t.label(`role-${role}`) }),
    cause: t.say(`empty-${forecast.empty}`),
    others: others.length ? t.say('empty-others', { list: others.join(t.say('see-comma')) }) : forecast.seats ? t.say('empty-nobody') : '',
  };
}
