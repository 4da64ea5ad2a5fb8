// What Puerto Rico gives to the table: its board and pieces, its words, and how its events are told and played.
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import { describe } from './describe';
import { facts } from './facts';
import { flies } from './flights';
import { fold } from './fold';
import { highlight } from './highlight';
import PlayerExtra from './PlayerExtra.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import { statistics } from './statistics';
import { steps } from './steps';
import type { Voice } from '../../lib/voice';
import type { Event, View } from './types';

/** Verbs whose moves are made on the board itself. */
const ON_THE_BOARD = new Set(['pick', 'take', 'put', 'build', 'produce', 'sell', 'load', 'wharf', 'keep', 'barrel']);

/** How long an event is shown, in the house's paces: most go by with the next one. */
const PACES: Record<string, 'quick' | 'move' | 'dice'> = {
  pick: 'move',
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
  Poster,
  Breakdown,
  steps,
  describe,
  highlight,
  series,
  statistics,
  cash: (view: View, seat: number) => view.seats[seat].doubloons,
  coin: '#pr-doubloon',
  facts,
  scrolls: true,
  open: true,

  /** A view as it is after one event of those that lead to the next view. */
  fold,
  flies,
  pace: ({ kind }: Event) => PACES[kind] ?? null,
  /** Points with what they are for; the colonists of all at once. */
  joins: ({ kind, seat }: Event, first: Event) =>
    (kind === 'points' && seat === first.seat) || (kind === 'arrive' && first.kind === 'arrive'),
  caption: (moment: Event[], t: Voice) =>
    moment[0].kind === 'arrive' && moment.length > 1
      ? t.say('caption-arrive', { seats: moment.map(({ seat }) => seat), colonists: moment.map(({ colonists }) => colonists) })
      : undefined,
  /** Whether a move has its place on the board, and needs no button elsewhere. */
  onBoard: (notation: string) => ON_THE_BOARD.has(notation.split(' ')[0]),
  /** The round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-round', { number: view.round }),
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.governor === seat ? { icon: 'i-governor', text: 'panel-governor' } : null),
};
