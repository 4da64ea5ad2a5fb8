// The server over REST, typed by its own schema. What goes wrong is a Wrong: a code, and a sentence in the reader's language.
import { embedded } from './embedded';
import { isHere, SITE } from './here';
import { settings } from './settings.svelte';
import { t } from './words.svelte';
import type { components, paths } from './wire/api';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type BotInfo = Schemas['BotInfo'];
export type Person = Schemas['Person'];
export type TableInfo = Schemas['TableInfo'];
export type Listed = Schemas['Listed'];
export type Played = Schemas['Played'];
export type Standing = Schemas['Standing'];
export type Story = Schemas['Story'];
export type Plan = Schemas['Plan'];
export type Hints = Schemas['Hints'];
export type Puzzles = Schemas['Puzzles'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type Posed = Schemas['Posed'];
export type Solved = Schemas['Solved'];
export type AnalysisInfo = Schemas['AnalysisInfo'];
export type Subscription = Schemas['Subscription'];

type Method = 'get' | 'post' | 'put' | 'delete';
type With<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Params<O, In extends string> = O extends { parameters: { [K in In]?: infer Q } } ? NonNullable<Q> : never;
type Body<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;
type Content<R> = R extends { content: { 'application/json': infer A } } ? A : void;
type Answer<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never;

export interface Asked<O> {
  path?: Params<O, 'path'>;
  query?: Params<O, 'query'>;
  body?: Body<O>;
  key?: string; // sent again with the same one, it is carried out once
}

/** An answer that is no success; its message is a sentence for people. */
export class Wrong extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

type Loose = { path?: Record<string, any>; query?: Record<string, any>; body?: unknown; key?: string };

async function ask(method: Method, path: string, asked: Loose = {}): Promise<any> {
  if (SITE || isHere(asked.path?.table_id)) return (await import('../page/desk')).desk.answer(method, path, asked);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(asked.path?.[name]));
  const query = Object.entries(asked.query ?? {}).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, String(each)]));
  const search = query.length ? `?${new URLSearchParams(query)}` : '';
  const headers: Record<string, string> = { 'Accept-Language': settings.get('language') };
  if (asked.body !== undefined) headers['Content-Type'] = 'application/json';
  if (asked.key) headers['Idempotency-Key'] = asked.key;
  let response: Response;
  try {
    response = await fetch(filled + search, {
      method: method.toUpperCase(),
      credentials: embedded ? 'omit' : 'same-origin',
      headers,
      body: JSON.stringify(asked.body),
    });
  } catch {
    throw new Wrong('unreachable', t('wrong-unreachable'), 0);
  }
  const text = await response.text();
  const found = parsed(text);
  if (response.ok) return found;
  throw new Wrong(found?.code ?? 'unknown', found?.sentence ?? t('wrong-unknown'), response.status);
}

function parsed(text: string): any {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export const api = {
  get: <P extends With<'get'>>(path: P, asked?: Asked<paths[P]['get']>): Promise<Answer<paths[P]['get']>> =>
    ask('get', path, asked as Loose),
  post: <P extends With<'post'>>(path: P, asked?: Asked<paths[P]['post']>): Promise<Answer<paths[P]['post']>> =>
    ask('post', path, asked as Loose),
  put: <P extends With<'put'>>(path: P, asked?: Asked<paths[P]['put']>): Promise<Answer<paths[P]['put']>> =>
    ask('put', path, asked as Loose),
  delete: <P extends With<'delete'>>(path: P, asked?: Asked<paths[P]['delete']>): Promise<Answer<paths[P]['delete']>> =>
    ask('delete', path, asked as Loose),
};

/** A key under which a request or a message is carried out once, however often it is sent. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

// The same for everybody: asked once

let games: Promise<GameInfo[]> | undefined;
let bots: Promise<BotInfo[]> | undefined;
const forget = (what: 'games' | 'bots') => (error: unknown) => {
  if (what === 'games') games = undefined;
  else bots = undefined;
  throw error;
};

export const listGames = () => (games ??= api.get('/api/games').catch(forget('games')));
export const listBots = () => (bots ??= api.get('/api/bots').catch(forget('bots')));
