// The learner's way through a lesson: where he is, what his clicks mean, and where he left off.
import type { Lesson, LessonStep, Stop } from './lesson';

/** What a click on the table meant. */
export type Answer = 'right' | 'other' | 'read';

const placeOf = (game: string) => `quayside.lesson.${game}`;

export class Course {
  at = $state(0);
  readonly resumed: boolean;
  #game: string;
  #steps: LessonStep[];
  #stops: Map<string, Stop>;

  constructor(game: string, { steps }: Pick<Lesson, 'steps'>, stops: Map<string, Stop>) {
    this.#game = game;
    this.#steps = steps;
    this.#stops = stops;
    const kept = steps.findIndex(({ id }) => id === remembered(game));
    this.at = Math.max(0, kept);
    this.resumed = this.at > 0 && this.at < steps.length - 1;
    if (!this.resumed) this.at = 0;
  }

  get count(): number {
    return this.#steps.length;
  }

  get step(): LessonStep {
    return this.#steps[this.at];
  }

  get stop(): Stop {
    return this.#stops.get(this.step.at)!;
  }

  get last(): boolean {
    return this.at === this.count - 1;
  }

  answer(notation: string): Answer {
    if (this.step.do === undefined) return 'read';
    return notation === this.step.do ? 'right' : 'other';
  }

  /** Goes to another step; whether the story moves on by it, from one stop to the next. */
  go(to: number): boolean {
    const before = this.step.at;
    const forward = to === this.at + 1;
    this.at = Math.min(this.count - 1, Math.max(0, to));
    remember(this.#game, this.step.id);
    return forward && this.step.at !== before;
  }
}

function remembered(game: string): string | null {
  try {
    return localStorage.getItem(placeOf(game));
  } catch {
    return null; // storage may be switched off
  }
}

function remember(game: string, step: string): void {
  try {
    localStorage.setItem(placeOf(game), step);
  } catch {
    // then the lesson begins anew next time
  }
}
