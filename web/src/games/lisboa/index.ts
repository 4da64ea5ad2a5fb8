// What Lisboa gives to the table: its board and pieces, its words, and how its events are told and played.
import type { Chosen, GameModule } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import { caption, joins, pace } from './beats';
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import { confirms } from './confirms';
import { changed } from './changed';
import { describe } from './describe';
import { facts } from './facts';
import { lastRound } from './ending';
import { flies } from './flights';
import { fold } from './fold';
import { highlight } from './highlight';
import Opened from './mine/Opened.svelte';
import PlayerExtra from './PlayerExtra.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import { sheetFor, sheetLine } from './settle';
import Sheet from './Sheet.svelte';
import { statistics } from './statistics';
import { ahead, steps, trail } from './steps';
import type { Event, Odds, Values, View } from './types';

/** Moves that are a yes or a no: they stand in the prompt. */
const IN_WORDS = new Set(['pass', 'accept', 'spend', 'follow']);

/** What is chosen from one's hand, or between the two clergy tiles that nobody else sees. */
const FROM_THE_HAND = new Set(['card', 'use', 'period_cards', 'start_clergy']);

/** Where a draft may stop: something else begins, or it could be left. */
const STOPS = new Set(['card', 'selling', 'trading', 'drawing', 'following', 'recruiting', 'cashing', 'period_cards']);

export default {
  Board,
  PlayerExtra,
  PlayerSheet: Opened,
  Poster,
  Sheet,
  Breakdown,
  steps,
  trail,
  describe,
  highlight,
  changed,
  series,
  statistics,
  cash: (view: View, seat: number) => view.seats[seat].wigs,
  coin: '#lb-wig',
  sheetFor,
  sheetLine,
  facts,
  cover: (view: View): View => ({ ...view, seats: view.seats.map(({ hand: _, returned: __, ...seat }) => seat) }),
  needsHand: ({ decision }: View) => FROM_THE_HAND.has(decision.kind),

  /** A view as it is after one event of those that lead to the next view. */
  fold,
  flies,
  pace,
  joins,
  caption,
  /** A card is played to the end of what it brings. */
  toGo: (_: Chosen<View>[], view: View) => (STOPS.has(view.decision.kind) ? 0 : ahead(view).length > 1 ? ahead(view).length : Infinity),
  confirms,
  lastRound,
  /** What a panel tells depends on all of the table. */
  ahead: () => null,
  /** Whether a move has its place on the board or in a panel over it, and needs no button elsewhere. */
  onBoard: (notation: string) => !IN_WORDS.has(notation),
  /** Period and round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-round', { period: view.period, round: view.round, last: view.last_round ?? 0 }),
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.first === seat && view.players > 1 ? { icon: 'i-anchor', text: 'panel-first' } : null),
} satisfies GameModule<View, Event, Odds, Values>;
