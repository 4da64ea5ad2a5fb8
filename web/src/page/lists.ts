// One's own games in this page, without Python: what lists tell is kept beside each table.
import type { Listed, Played } from '../lib/api';
import type { Branched } from '../study/playing';
import { list } from './shelf';

export async function lists(): Promise<{ mine: Listed[]; finished: Played[] }> {
  const kept = await list();
  const running = kept.map(({ listed }) => listed).filter(({ status }) => status === 'waiting' || status === 'playing');
  return {
    mine: running.sort((one, other) => Number(other.turn !== null) - Number(one.turn !== null)),
    finished: kept.flatMap(({ played }) => (played?.seats.some(({ person }) => person) ? [played] : [])),
  };
}

/** The games that branch off one of these. */
export async function branches(table: string): Promise<Branched[]> {
  return (await list()).flatMap(({ facts, listed }) => {
    const { parent } = JSON.parse(facts) as { parent?: { table: string; ply: number } | null };
    return parent?.table === table ? [{ ply: parent.ply, table: listed }] : [];
  });
}
