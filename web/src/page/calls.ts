// What goes between the page and its worker, and what Python answers there (quayside/page/calls.py).
import type { Listed, Played } from '../lib/api';

export interface Asked {
  what: string;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
}

export interface Wrong {
  rule: string;
  args: Record<string, unknown>;
  game: string | null;
}

/** What is stored of a table, beside its rows. */
export interface Kept {
  id: string;
  facts: string;
  analysis: string | null;
  listed: Listed;
  played: Played | null;
}

export interface Done {
  kept: (Omit<Kept, 'id' | 'facts'> & { table: string; first: number; rows: string[]; facts: string | null })[];
  told: [client: number, text: string][];
  answer: unknown;
  wrong: Wrong | null;
  due: Record<string, number>;
}

export type ToWorker = { name: string } & (
  | { kind: 'ask'; id: number; asked: Asked }
  | { kind: 'join'; client: number; table: string }
  | { kind: 'frame'; client: number; table: string; text: string }
  | { kind: 'leave'; client: number; table: string }
);

export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; answer?: unknown; wrong: Wrong | null }
  | { kind: 'joined'; client: number; found: boolean; wrong: Wrong | null }
  | { kind: 'ended'; client: number }
  | { kind: 'told'; client: number; text: string };
