// What a buccaneer may do with a cargo ship: empty it, and keep some of its barrels.

/** By the barrels that he keeps, the most first. */
export function raidsOf(legal: ReadonlySet<string>, size: number): { move: string; kept: number }[] {
  const start = `raid ${size} `;
  return [...legal]
    .filter((move) => move.startsWith(start))
    .map((move) => ({ move, kept: Number(move.slice(start.length)) }))
    .sort((one, other) => other.kept - one.kept);
}
