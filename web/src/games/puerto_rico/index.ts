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
import { fill, moves } from './placing';
import PlayerExtra from './PlayerExtra.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import { statistics } from './statistics';
import { steps } from './steps';
import { summary } from './summary';
import type { Voice } from '../../lib/voice';
import type { Event, Role, View } from './types';

/** Verbs whose moves are made on the board itself. */
const ON_THE_BOARD = new Set(['pick', 'take', 'put', 'build', 'produce', 'sell', 'load', 'wharf', 'keep', 'barrel']);

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
};

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
  scrolls: true,

  /** A view as it is after one event of those that lead to the next view. */
  fold,
  flies,
  pace: ({ kind }: Event) => PACES[kind] ?? null,
  joins,
  /** Who can do nothing in a role is not told of. */
  adds: ({ kind, forced }: Event) => kind.startsWith('no_') && forced === true,
  caption,
  /** Whether a move has its place on the board, and needs no button elsewhere. */
  onBoard: (notation: string) => ON_THE_BOARD.has(notation.split(' ')[0]),
  /** The round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-round', { number: view.round }),
  /** A placing is one act; a role that brings nothing is named for what it is. */
  confirms: (chosen: { move: string; view: View }[], _view: View, t: Voice) => {
    const put = chosen.find(({ move }) => move.startsWith('put '));
    if (put) return t.say('confirm-placing', { count: put.view.decision.left });
    const [{ move, view }] = chosen;
    const [verb, role] = move.split(' ');
    return chosen.length === 1 && verb === 'pick' && warning(role as Role, view, t) ? t.say('empty-anyway') : undefined;
  },
  /** Who places last and is the next to pick a role still sees where everybody would stand. */
  isWhole: (chosen: { move: string }[], next: View) => chosen[chosen.length - 1].move.startsWith('put ') && next.decision.kind !== 'mayor',
  /** Where no answer matters, as the server says, nobody is asked. */
  answers: ({ foresight, decision, seats }: View, legal: readonly string[]) => {
    if (!foresight.same) return null;
    return decision.kind === 'mayor' ? moves(fill(seats[decision.seat!], [])) : legal.slice(0, 1);
  },
  ahead: ({ decision, foresight }: View) => ({ decision, foresight }),
  /** What has brought on the end, for the header. */
  lastRound: ({ ending, decision }: View, t: Voice) =>
    ending.length && decision.kind !== 'over' ? t.say(`last-round-${ending[0]}`) : null,
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.governor === seat ? { icon: 'i-governor', text: 'panel-governor' } : null),
};
