// What a reader has solved, and how well he does, kept in this browser. A puzzle counts once, by its first answer.
export interface Done {
  good: boolean;
  day: number; // since 1970, universal time
  daily?: boolean; // on its own day
}

export interface Rating {
  value: number;
  count: number;
}

interface Kept {
  done: Record<string, Record<string, Done>>; // by game and puzzle
  ratings: Record<string, Rating>; // by game
  repaired: Record<string, Record<string, boolean>>; // by table and ply: mistakes that were answered again
}

const PLACE = 'quayside.study';
const BEGINNING = 1200;
const SWING = [60, 40, 20]; // of the rating: at first, then, and from then on
const FIRM = [10, 30]; // puzzles after which it swings less

export const today = (now = Date.now()): number => Math.floor(now / 86_400_000);

export class Progress {
  #kept = $state<Kept>(read());

  ratingOf(game: string): Rating {
    return this.#kept.ratings[game] ?? { value: BEGINNING, count: 0 };
  }

  done(game: string, id: string): Done | undefined {
    return this.#kept.done[game]?.[id];
  }

  count(game: string): { tried: number; good: number } {
    const all = Object.values(this.#kept.done[game] ?? {});
    return { tried: all.length, good: all.filter(({ good }) => good).length };
  }

  /** An answer; by how much the rating changed, or null where the puzzle had been answered before. */
  answer(game: string, id: string, how: { good: boolean; rating: number; daily: boolean; day?: number }): number | null {
    if (this.done(game, id)) return null;
    const { good, rating, daily, day = today() } = how;
    const { value, count } = this.ratingOf(game);
    const expected = 1 / (1 + 10 ** ((rating - value) / 400));
    const swing = SWING[FIRM.filter((firm) => count >= firm).length];
    const change = Math.round(swing * (Number(good) - expected));
    this.#kept.ratings[game] = { value: value + change, count: count + 1 };
    (this.#kept.done[game] ??= {})[id] = { good, day, ...(daily ? { daily } : {}) };
    this.#keep();
    return change;
  }

  /** Days in a row, up to today or yesterday, on each of which a puzzle of the day was solved. */
  streak(day = today()): number {
    const days = new Set(
      Object.values(this.#kept.done).flatMap((game) => Object.values(game).flatMap((one) => (one.daily && one.good ? [one.day] : []))),
    );
    let last = days.has(day) ? day : day - 1;
    let count = 0;
    for (; days.has(last); last--) count++;
    return count;
  }

  /** Whether a mistake of a finished game was answered again, and well. */
  repaired(table: string, ply: number): boolean | undefined {
    return this.#kept.repaired[table]?.[ply];
  }

  repair(table: string, ply: number, good: boolean): void {
    const before = this.repaired(table, ply);
    (this.#kept.repaired[table] ??= {})[ply] = good || before === true;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // then it holds until the page is closed
    }
  }
}

function read(): Kept {
  const none: Kept = { done: {}, ratings: {}, repaired: {} };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    return none;
  }
}

export const progress = new Progress();
