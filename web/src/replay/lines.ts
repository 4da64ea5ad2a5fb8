// The log of a replay: the lines of a table's log, and the plies each of them tells of. A line may tell of many: a mayor's
// whole placing is one.
import type { GameModule } from '../lib/game';
import type { GameEvent } from '../lib/voice';
import { chaptersOf, type Line } from '../table/story';

export interface Ply {
  ply: number;
  events: GameEvent[];
}

/** A line, the first and the last ply that it tells of, and those that somebody decided. */
export interface Placed extends Line {
  from: number;
  to: number;
  decided: number[];
}

interface Chapter {
  heading: GameEvent | null;
  at: number; // the ply that its heading came with
  lines: Placed[];
}

/** Plies without a gap between them. */
export interface Run {
  from: number;
  chapters: Chapter[];
}

export function runsOf(story: readonly Ply[], game: GameModule): Run[] {
  const runs: Ply[][] = [];
  for (const each of story) {
    const run = runs.at(-1);
    if (run && run[run.length - 1].ply === each.ply - 1) run.push(each);
    else runs.push([each]);
  }
  return runs.map((run) => ({ from: run[0].ply, chapters: placed(run, game) }));
}

function placed(run: Ply[], game: GameModule): Chapter[] {
  const plies = new Map(run.flatMap(({ ply, events }) => events.map((event) => [event, ply])));
  const plyOf = (event: GameEvent): number => plies.get(event)!;
  const chapters = chaptersOf(
    run.flatMap(({ events }) => events),
    game,
  );
  return chapters.map(({ heading, lines }) => ({
    heading,
    at: heading ? plyOf(heading) : run[0].ply,
    lines: lines.map((line) => ({
      ...line,
      from: plyOf(line.event),
      to: Math.max(...[...line.moment, ...line.paid].map(plyOf)),
      decided: line.moment.filter(({ notation }) => notation !== undefined).map(plyOf),
    })),
  }));
}

/** Whether a line tells of what led to a ply. */
export const isAt = ({ from, to }: Placed, ply: number): boolean => from <= ply && ply <= to;
