// What Puerto Rico gives to the table: its board and pieces, its words, and how its events are told and played.
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import { changed } from './changed';
import { describe } from './describe';
import { facts } from './facts';
import { flies } from './flights';
import { fold } from './fold';
import { warning } from './forecasts';
import { highlight } from './highlight';
import { caption, joins } from './moments';
import Opened from './Opened.svelte';
import { onBoard } from './onboard';
import { isPlacement } from './placing';
import PlayerExtra from './PlayerExtra.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import { statistics } from './statistics';
import { steps } from './steps';
import { summary } from './summary';
import type { Chosen, GameModule } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import type { Event, Odds, Role, View } from './types';

/** How long an event is shown, in the house's paces: most go by with the next one. */
const PACES: Record<string, 'quick' | 'move' | 'dice'> = {
  pick: 'move',
  lift: 'move',
  pay: 'move',
  take: 'move',
  draw: 'move',
  hospice: 'move',
  row: 'move',
  privilege_colonist: 'move',
  arrive: 'move',
  fill_ship: 'move',
  build: 'move',
  university: 'move',
  harvest: 'move',
  extra_good: 'move',
  sell: 'move',
  empty_house: 'move',
  load: 'move',
  wharf: 'move',
  points: 'quick',
  spoil: 'move',
  unload: 'move',
  card_doubloons: 'move',
  governor: 'move',
  ending: 'dice',
  draft: 'move',
  forest: 'move',
  library: 'move',
  black_market: 'move',
  give_person: 'move',
  give_good: 'move',
  give_point: 'move',
  aqueduct: 'quick',
  post: 'move',
  small_wharf: 'move',
  guest: 'move',
  villa: 'move',
  board: 'move',
  lift_nobles: 'move',
  fill_ship_nobles: 'move',
  discard: 'move',
  discard_forest: 'move',
  buy_tile: 'move',
  sell_tile: 'move',
  supply: 'move',
  reward_card: 'quick',
  raid: 'move',
  plunder: 'move',
  poach: 'quick',
  poached: 'move',
  expel: 'move',
  capture: 'move',
  play_captured: 'dice',
  festival: 'dice',
  festival_plantation: 'dice',
  festival_production: 'dice',
  festival_building: 'dice',
  put_reward: 'move',
};

/** A choice of where somebody stands, with the mayor. */
const places = (chosen: Chosen<View>[]): Chosen<View> | undefined =>
  chosen.find(({ move, view }) => isPlacement(move) && view.decision.kind === 'mayor');

export default {
  Board,
  PlayerExtra,
  PlayerSheet: Opened,
  Poster,
  Breakdown,
  steps,
  describe,
  highlight,
  changed,
  series,
  statistics,
  summary,
  cash: (view: View, seat: number) => view.seats[seat].doubloons,
  coin: '#pr-doubloon',
  facts,

  /** A view as it is after one event of those that lead to the next view. */
  fold,
  flies,
  pace: ({ kind }: Event) => PACES[kind] ?? null,
  joins,
  /** Who can do nothing in a role is not told of. */
  adds: ({ kind, forced }: Event) => kind.startsWith('no_') && forced === true,
  caption,
  onBoard,
  /** To let guests stay changes nothing: a quiet offer is declined with one click. */
  atOnce: (notation: string, { decision }: View) => notation === 'pass' && decision.kind === 'guest',
  /** The round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-round', { number: view.round }),
  /** A placing is one act; a role that brings nothing is named for what it is. */
  confirms: (chosen: Chosen<View>[], _view: View, t: Voice) => {
    const put = places(chosen);
    if (put) return t.say('confirm-placing', { count: put.view.decision.left, nobles: put.view.nobles !== undefined });
    const built = chosen.findLast(({ move }) => move.startsWith('build '));
    if (built && chosen.at(-1)!.view.decision.kind === 'payment') return t.confirm(built.move, built.view);
    const [{ move, view }] = chosen;
    const [verb, role] = move.split(' ');
    return chosen.length === 1 && verb === 'pick' && warning(role as Role, view, t) ? t.say('empty-anyway') : undefined;
  },
  /** Who places last and is the next to pick a role still sees where everybody would stand. */
  isWhole: (chosen: Chosen<View>[], next: View) => places(chosen.slice(-1)) !== undefined && next.decision.kind !== 'mayor',
  /** What has to be placed or paid is done in one; a small wharf sails when that is said. */
  toGo: (chosen: Chosen<View>[], { decision: { kind, left = 0, missing = 0 } }: View) => {
    if (kind === 'payment') return missing;
    if (kind === 'small_wharf') return Infinity;
    return (kind === 'mayor' || kind === 'reward') && chosen.at(-1)!.view.decision.kind === kind ? left : 0;
  },
  /** Where no answer matters, as the server says, nobody is asked. */
  answers: ({ foresight, decision }: View, legal: readonly string[]) => {
    if (!foresight.same) return null;
    return decision.kind === 'mayor' ? (foresight.fill ?? null) : legal.slice(0, 1);
  },
  ahead: ({ decision, foresight }: View) => ({ decision, foresight }),
  /** What has brought on the end, for the header. */
  lastRound: ({ ending, decision }: View, t: Voice) =>
    ending.length && decision.kind !== 'over' ? t.say(`last-round-${ending[0]}`) : null,
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.governor === seat ? { icon: 'i-governor', text: 'panel-governor' } : null),
} satisfies GameModule<View, Event, Odds>;
