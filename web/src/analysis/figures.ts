// What the figures of an analysis say: which decisions were mistakes, and how the chances stood at a ply.
import type { components } from '../lib/wire/api';

type Schemas = components['schemas'];
export type Decision = Schemas['Study'];
export type TurningPoint = Schemas['TurningPoint'];
export interface Point {
  ply: number;
  chances: number[];
}
export type Analysis = Omit<Schemas['Analysis'], 'chart'> & { chart: Point[] };

export type Verdict = 'slip' | 'mistake' | 'blunder';
/** As in the notation of chess. */
export const GLYPHS: Record<Verdict, string> = { slip: '?!', mistake: '?', blunder: '??' };
/** The chance to win that was given away, at least; less than a slip is within what the search can tell. */
export const COSTS: [Verdict, number][] = [
  ['blunder', 0.12],
  ['mistake', 0.06],
  ['slip', 0.03],
];

export const verdictOf = (loss: number): Verdict | null => COSTS.find(([, least]) => loss >= least)?.[0] ?? null;

/** The decisions that cost something, by the ply that they led to. */
export function verdicts(decisions: readonly Decision[]): Map<number, { verdict: Verdict; loss: number }> {
  const found = new Map<number, { verdict: Verdict; loss: number }>();
  for (const { ply, loss } of decisions) {
    const verdict = verdictOf(loss);
    if (verdict) found.set(ply + 1, { verdict, loss });
  }
  return found;
}

/** The costliest decisions, the worst first. */
export const costliest = (decisions: readonly Decision[], most: number): Decision[] =>
  decisions
    .filter(({ loss }) => verdictOf(loss))
    .sort((one, other) => other.loss - one.loss || one.ply - other.ply)
    .slice(0, most);

/** How the chances stood at a ply: since the last decision that had a choice. */
export const chancesAt = (chart: readonly Point[], ply: number): number[] =>
  (chart.findLast((point) => point.ply <= ply) ?? chart[0]).chances;

/** The point of the chart that is nearest to a ply. */
export const nearest = (chart: readonly Point[], ply: number): Point =>
  chart.reduce((best, point) => (Math.abs(point.ply - ply) < Math.abs(best.ply - ply) ? point : best));

/** Whose chances moved most. */
export function mostMoved({ before, after }: Pick<TurningPoint, 'before' | 'after'>): number {
  const swings = before.map((chance, seat) => Math.abs(after[seat] - chance));
  return swings.indexOf(Math.max(...swings));
}

/** Percentage points, with a true minus: "+12", "−3", "0". */
export function points(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}
