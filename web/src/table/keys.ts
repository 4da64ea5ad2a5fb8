// What the keys do at a table: the first of these that means something now.
import type { Stage } from '../stage/stage.svelte';
import type { Advice } from './advice.svelte';
import type { Director } from './director.svelte';
import type { Turn } from './turn.svelte';

interface Table {
  director: Director;
  stage: Stage;
  turn: Turn;
  advice: Advice;
  mine: boolean; // the reader is asked
  away: boolean; // it is told what happened meanwhile
  closeAdvice: () => void;
}

type Deed = [keys: string[], when: boolean, does: () => unknown];

/** What a key that was pressed does now; nothing where it belongs to something else. */
export function deedOf(event: KeyboardEvent, table: Table): (() => unknown) | null {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog'))
    return null;
  const free = target.closest('button, a, [role=button]') === null; // the key is not a button's own
  const { director, stage, turn, advice, mine, away, closeAdvice } = table;
  const shows = stage.busy && !director.sheet;
  const drafted = turn.choices.length > 0;
  const deeds: Deed[] = [
    [['Enter'], free && drafted, () => turn.confirm()],
    [['Escape'], away, () => director.forgetMissed()],
    [['Escape', 'h'], advice.open, closeAdvice],
    [['h'], mine && advice.offered, () => advice.ask()],
    [['Escape'], turn.refusal !== null, () => turn.dismiss()],
    [['Escape'], drafted, turn.clear],
    [['u'], drafted, turn.back],
    [['u'], turn.undoable !== null, () => turn.undo()],
    [['Escape'], shows, () => stage.skip()],
    [[' '], free && shows, () => (stage.paused = !stage.paused)],
    [['ArrowRight'], free && shows, () => stage.next()],
  ];
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return deeds.find(([keys, when]) => when && keys.includes(key))?.[2] ?? null;
}
