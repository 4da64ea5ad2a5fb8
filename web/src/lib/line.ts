// The line to a table: a WebSocket to the server, or one like it to the tables in this page.
import { Wrong } from './api';
import { isHere } from './here';

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const lineTo = (table: string): Line =>
  isHere(table)
    ? new LineHere(table)
    : (new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/tables/${encodeURIComponent(table)}`) as Line);

/** What the tables in the page do with a line, once they are there. */
export interface Joined {
  send(text: string): void;
  leave(): void;
}

/** Open as soon as Python runs and has found the table. */
export class LineHere implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  #joined: Joined | undefined;

  constructor(table: string) {
    import('../page/desk')
      .then(({ desk }) => desk.join(table, this))
      .then(
        (joined) => this.#begin(joined),
        (error) => this.#refuse(error),
      );
  }

  /** Where the table cannot be shown, its page says why; where Python cannot be fetched, it is tried again. */
  #refuse(error: unknown): void {
    if (!(error instanceof Wrong) || !error.status) return this.end(0);
    this.onmessage?.({ data: JSON.stringify({ type: 'problem', code: 'unavailable', sentence: error.message }) });
    this.end(4404);
  }

  #begin(joined: Joined | null): void {
    if (!joined) return this.end(4404);
    this.#joined = joined;
    if (this.readyState !== WebSocket.CONNECTING) return joined.leave(); // closed meanwhile
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.#joined?.send(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#joined?.leave();
  }

  end(code: number): void {
    this.close();
    this.onclose?.({ code });
  }
}
