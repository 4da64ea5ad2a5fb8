// Made from the server's source by `npm run wire`: do not edit.

export interface Wire {
  from_client: Hello | Move | Draft | Commit | Undo | AskUndo | AnswerUndo | Chat | ComeBack | VoteStandIn | Ping;
  from_server: Update | Said | Accepted | Refused | Stale | Drafted | Presence | Problem | Pong;
}
/**
 * The first message: the last version that the client has seen, if any, its language, and its pace: by what the usual
 *     pauses before the moves of bots are multiplied, 0 for none.
 */
export interface Hello {
  type: 'hello';
  last?: number | null;
  lang?: 'en' | 'zh';
  pace?: number;
}
export interface Move {
  type: 'move';
  seq: number;
  move: string;
  key: string;
}
/**
 * Shows what a list of moves would do; nothing is stored or told. It stops before a move that cannot be undone.
 */
export interface Draft {
  type: 'draft';
  seq: number;
  /**
   * @maxItems 64
   */
  moves: string[];
  id: number;
}
/**
 * Plays a draft as one, whatever it may reveal.
 */
export interface Commit {
  type: 'commit';
  seq: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  moves: string[];
  key: string;
}
/**
 * Goes back in one's own run of moves, as far as the engine allows.
 */
export interface Undo {
  type: 'undo';
  seq: number;
  ply: number;
  key: string;
}
/**
 * Asks the others to let a move be taken back.
 */
export interface AskUndo {
  type: 'askundo';
  seq: number;
  ply: number;
  key: string;
}
/**
 * `request` is the `id` of the request that is answered, as UndoInfo tells it.
 */
export interface AnswerUndo {
  type: 'answerundo';
  request: number;
  granted: boolean;
  key: string;
}
export interface Chat {
  type: 'chat';
  text: string;
  key: string;
}
/**
 * Takes one's seat back from the bot that stands in.
 */
export interface ComeBack {
  type: 'comeback';
  seat: number;
  key: string;
}
/**
 * Asks that a bot play for somebody who is away; when all others have asked, it does.
 */
export interface VoteStandIn {
  type: 'votestandin';
  seat: number;
  key: string;
}
export interface Ping {
  type: 'ping';
}
/**
 * The table as it stands at a version, for one pair of eyes.
 *
 *     `told` is what happened since the version before, or since the client's last one; `missed` is true when that is too
 *     long ago, and only the view is whole: the rest is at `/api/tables/{table_id}/story`. `legal` are the choices of the
 *     seat that decides, in notation, and only its holder gets them.
 */
export interface Update {
  type: 'update';
  seq: number;
  ply: number;
  at: number;
  entry: {
    [k: string]: unknown;
  } | null;
  table: TableInfo;
  eyes: number | null;
  yours: number[];
  told: Told[];
  missed: boolean;
  view: {
    [k: string]: unknown;
  } | null;
  to_play: number;
  legal: string[];
  barrier: number;
  deadline: number | null;
  undo: UndoInfo | null;
  chat: ChatLine[];
}
/**
 * `rules` are `old` where the game has changed since: the table can only be read, and its updates hold no view; or
 *     `gone`, and then its result and its moves are all that is known. `status` is `outdated` when that ended the game.
 */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  rules: 'current' | 'gone' | 'old';
  players: number;
  options: {
    [k: string]: unknown;
  };
  visibility: string;
  clock: {
    [k: string]: unknown;
  };
  rated: boolean;
  hints: boolean;
  covered: boolean;
  host: string;
  status: string;
  created: number;
  seats: SeatInfo[];
  outcome: Outcome[] | null;
  rematch: string | null;
  archive: boolean;
  parent: Origin | null;
}
/**
 * Who sits there, for everybody to see. `person` is a public name of the person, not a secret; `guest`: the name is
 *     no account's; `offered`: the host keeps a bot's seat open for whoever comes; `holidays`: days off in which no clock of
 *     days runs for them, told to those who sit here too.
 */
export interface SeatInfo {
  person: string | null;
  name: string | null;
  guest: boolean;
  bot: string | null;
  stands_in: boolean;
  offered: boolean;
  here: boolean;
  remaining: number | null;
  holidays: Span[];
}
/**
 * Days off, from when to when, in milliseconds since 1970.
 */
export interface Span {
  begins: number;
  ends: number;
}
/**
 * How a seat came out. Who left a rated game, or has a bot in their place at its end, comes last.
 */
export interface Outcome {
  score: number;
  rank: number;
}
/**
 * The table of a game, and after how many of its moves another branches off.
 */
export interface Origin {
  table: string;
  ply: number;
}
/**
 * A move in notation, the ply it led to, and the events that it brought, as one pair of eyes saw them. The beginning
 *     of a game has no notation, nor has what the table itself says: `undone` (what was told of later plies no longer holds),
 *     `stood_in`, `returned`, `took_over`, `bot_failed`.
 */
export interface Told {
  ply: number;
  seat: number | null;
  notation: string | null;
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * A request to take back to a ply; an answer names it by its `id`.
 */
export interface UndoInfo {
  id: number;
  seat: number;
  ply: number;
  granted: number[];
}
export interface ChatLine {
  seq: number;
  at: number;
  person: string;
  name: string;
  guest: boolean;
  text: string;
}
/**
 * A line of chat: a version of the table like any other change, and nothing but the line.
 */
export interface Said {
  type: 'said';
  line: ChatLine;
}
export interface Accepted {
  type: 'accepted';
  key: string;
  seq: number;
}
/**
 * Nothing has changed. `rule` leads into the rulebook, or is an id of the table's own (`table.not_your_turn`).
 */
export interface Refused {
  type: 'refused';
  key: string | null;
  rule: string;
  args: {
    [k: string]: unknown;
  };
  sentence: string;
}
/**
 * The move was meant for an older version; the Update that follows shows the table as it is.
 */
export interface Stale {
  type: 'stale';
  key: string;
  seq: number;
}
/**
 * `played` of the moves were shown; the next one, if any, reveals something or hands over, and only a Commit plays
 *     it (`needs_commit`), or it is refused. `because` says why it cannot be undone: chance or a secret is shown, somebody
 *     else decides (`next` is their seat, told only if nothing is shown before), or the game ends.
 */
export interface Drafted {
  type: 'drafted';
  id: number;
  seq: number;
  played: number;
  needs_commit: boolean;
  because: ('ends' | 'hands_over' | 'shows') | null;
  next: number | null;
  refused: Refused | null;
  view: {
    [k: string]: unknown;
  };
  legal: string[];
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * Who is at the table now.
 */
export interface Presence {
  type: 'presence';
  here: string[];
  watching: number;
}
/**
 * The message could not be understood, or came too often.
 */
export interface Problem {
  type: 'problem';
  code: 'hello_first' | 'malformed' | 'too_large' | 'unavailable';
  sentence: string;
}
export interface Pong {
  type: 'pong';
}
