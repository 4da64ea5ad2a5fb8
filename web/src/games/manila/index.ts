// What Manila gives to the table: its board and pieces, its words, and how its events are told and played.
import AuctionPanel from './AuctionPanel.svelte';
import Board from './Board.svelte';
import Breakdown from './Breakdown.svelte';
import { loanFor } from './auction';
import { adds, caption, joins, pace } from './beats';
import { changed } from './changed';
import { describe } from './describe';
import { facts } from './facts';
import { flies } from './flights';
import { fold } from './fold';
import { highlight } from './highlight';
import { LAST_PRICE } from './printed';
import type { Chosen, GameModule } from '../../lib/game';
import PlayerExtra from './PlayerExtra.svelte';
import PlayerSheet from './PlayerSheet.svelte';
import Poster from './Poster.svelte';
import { series } from './series';
import Sheet from './Sheet.svelte';
import { settle, sheetLine } from './settle';
import { statistics } from './statistics';
import { settling, steps } from './steps';
import { cover } from './holding';
import type { Voice } from '../../lib/voice';
import type { Event, Odds, View } from './types';

/** Verbs whose moves are made on the board itself. */
const ON_THE_BOARD = new Set(['buy', 'load', 'start', 'place', 'board', 'evict', 'pilot', 'send']);

/** Loans come by themselves where cash is short: to take one before that is hardly ever wise. */
const QUIET: Record<string, string> = { pledge: 'hand', redeem: 'scales' };

export default {
  Board,
  PlayerExtra,
  PlayerSheet,
  Poster,
  Sheet,
  Breakdown,
  steps,
  describe,
  highlight,
  changed,
  series,
  statistics,
  cash: (view: View, seat: number) => view.seats[seat].cash,
  sheetFor: (events: Event[]) => events.some(({ kind }) => kind === 'return'),
  sheetLine,
  /** The voyage that is settled, not the one that begins. */
  sheetHead: (events: Event[], view: View, t: Voice) => ({
    note: t.say('note-voyage', { number: settle(events, view).voyage }),
    steps: settling(view.players, t),
  }),
  facts,
  cover,

  /** A panel that lies over the board while this is decided. */
  overlay: (view: View) => (view.decision.kind === 'auction' ? AuctionPanel : null),
  /** A view as it is after one event of those that lead to the next view. */
  fold,
  flies,
  joins,
  pace,
  caption,
  adds,
  /** Whether a move has its place on the board or in the overlay, and needs no button elsewhere. */
  onBoard: (notation: string, view: View) =>
    view.decision.kind === 'auction' ? notation.startsWith('bid ') : ON_THE_BOARD.has(notation.split(' ')[0]),
  quiet: (notation: string) => QUIET[notation] ?? null,
  /** Only a bid's loan is not in its label: there are too many bids for a table of them. */
  confirms: (chosen: Chosen<View>[], _: View, t: Voice): string | undefined => {
    const { move, view } = chosen[chosen.length - 1];
    const amount = move.startsWith('bid ') ? Number(move.slice(4)) : 0;
    const loan = amount ? loanFor(amount, view) : undefined;
    return loan && t.say('confirm-bid-loan', { amount, ...loan });
  },
  lastRound: (view: View, t: Voice) => (view.last_voyage ? t.say('last-voyage', { ware: view.last_voyage, price: LAST_PRICE }) : null),
  /** The round, beside the game's name. */
  note: (view: View, t: Voice) => t.say('note-voyage', { number: view.voyage }),
  /** The badge beside a player's name. */
  badge: (view: View, seat: number) => (view.harbour_master === seat ? { icon: 'i-anchor', text: 'panel-master' } : null),
} satisfies GameModule<View, Event, Odds>;
