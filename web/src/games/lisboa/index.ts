// What Lisboa gives to the table: its board and pieces, its words, and how its events are told and played.
import type { Voice } from '../../lib/voice';
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import { describe } from './describe';
import { facts } from './facts';
import { fold } from './fold';
import { highlight } from './highlight';
import PlayerExtra from './PlayerExtra.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import { sheetFor, sheetLine } from './settle';
import Sheet from './Sheet.svelte';
import { statistics } from './statistics';
import { steps, trail } from './steps';
import type { Event, View } from './types';

/** Moves that are a yes or a no: they stand in the prompt. */
const IN_WORDS = new Set(['pass', 'accept', 'spend', 'follow']);

/** How long an event is shown, in the house's paces: most go by with the next one. */
const PACES: Record<string, 'quick' | 'move' | 'dice'> = {
  turn: 'quick',
  dock: 'move',
  play_card: 'move',
  tuck: 'move',
  drop: 'move',
  draw: 'move',
  pay: 'move',
  wigs: 'move',
  lose_wigs: 'move',
  influence: 'quick',
  treasury: 'quick',
  price: 'quick',
  goods: 'move',
  return_goods: 'quick',
  sell: 'move',
  sail: 'move',
  trade: 'move',
  visit: 'move',
  follow: 'move',
  sponsor: 'move',
  favor: 'move',
  cardinal: 'move',
  turn_clergy: 'move',
  clergy: 'move',
  cash: 'move',
  lay_down: 'move',
  ship: 'move',
  decree: 'move',
  official: 'move',
  crowded_out: 'quick',
  plan: 'move',
  store: 'move',
  clear: 'move',
  house: 'quick',
  set: 'quick',
  open: 'move',
  building_opens: 'move',
  rival: 'move',
  period_end: 'dice',
  discard: 'move',
  last_round: 'dice',
};

export default {
  Board,
  PlayerExtra,
  Poster,
  Sheet,
  Breakdown,
  steps,
  trail,
  describe,
  highlight,
  series,
  statistics,
  cash: (view: View, seat: number) => view.seats[seat].wigs,
  coin: '#lb-wig',
  sheetFor,
  sheetLine,
  facts,
  scrolls: true,

  /** A view as it is after one event of those that lead to the next view. */
  fold,
  pace: ({ kind }: Event) => PACES[kind] ?? null,
  /** Whether a move has its place on the board or in a panel over it, and needs no button elsewhere. */
  onBoard: (notation: string) => !IN_WORDS.has(notation),
  /** Period and round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-round', { period: view.period, round: view.round, last: view.last_round ?? 0 }),
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.first === seat && view.players > 1 ? { icon: 'i-anchor', text: 'panel-first' } : null),
};
