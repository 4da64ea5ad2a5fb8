// What the keys do at a table: the first of these that means something now.
import { settings } from '../lib/settings.svelte';
import type { Stage } from '../stage/stage.svelte';
import type { Advice } from './advice.svelte';
import type { Director } from './director.svelte';
import type { Odds } from './odds.svelte';
import { neighbour, press, targets } from './targets';
import type { Turn } from './turn.svelte';

export interface Table {
  director: Pick<Director, 'sheet' | 'closeSheet' | 'forgetMissed'>;
  stage: Stage;
  turn: Turn;
  odds: Pick<Odds, 'offered' | 'toggle'>;
  advice: Pick<Advice, 'offered' | 'open' | 'ask'>;
  mine: boolean; // the reader is asked
  early: boolean; // ... and may decide already, before all is shown
  away: boolean; // it is told what happened meanwhile
  again?: () => void; // shows what others did since the reader's last turn
  closeAdvice: () => void;
  help: () => void; // shows what the keys do
}

type Deed = [keys: string[], when: boolean, does: () => unknown];

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Where the keys are somebody else's: text that is written, sheets above the page, lists with arrows of their own. */
const WRITES = 'input, textarea, select, dialog';
const OWN_ARROWS = '[role=tablist], [role=radiogroup], [role=slider], [role=log]';

/** What the sheet of keys tells: a text `web-keys-...`, and the keys. */
export const KEYS: [deed: string, keys: string[]][] = [
  ['number', ['1', '…', '9', 'a', '…']],
  ['arrows', ['←', '→', '↑', '↓']],
  ['choose', ['Space']],
  ['enter', ['Enter']],
  ['escape', ['Esc']],
  ['undo', ['U']],
  ['odds', ['O']],
  ['hint', ['H']],
  ['again', ['P']],
  ['pause', ['Space']],
  ['next', ['→']],
  ['skip', ['Esc']],
  ['help', ['?']],
];

/** What a key that was pressed does now; nothing where it belongs to something else. */
export function deedOf(event: KeyboardEvent, table: Table): (() => unknown) | null {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(WRITES)) return null;
  const free = target.closest('button, a, [role=button]') === null; // the key is not a button's own
  const { director, stage, turn, odds, advice, mine, early, away, again, closeAdvice, help } = table;
  const shows = stage.busy && !director.sheet;
  const drafted = turn.choices.length > 0;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const asked = (mine && !away && !director.sheet) || early;
  const letter = key.length === 1 && key !== ' ';
  if (letter && !settings.get('shortcuts')) return null;
  const deeds: Deed[] = [
    [['Enter'], free && away, () => director.forgetMissed()],
    [['Enter'], free && director.sheet !== null, () => director.closeSheet()],
    [['Enter'], free && drafted, () => turn.confirm()],
    [['Escape'], away, () => director.forgetMissed()],
    [['Escape', 'h'], advice.open, closeAdvice],
    [['h'], mine && advice.offered, () => advice.ask()],
    [['o'], asked && odds.offered, () => odds.toggle()],
    [['p'], again !== undefined && asked, () => again?.()],
    [['Escape'], turn.refusal !== null, () => turn.dismiss()],
    [['Escape'], drafted, turn.clear],
    [['u'], drafted, turn.back],
    [['u'], turn.undoable !== null, () => turn.undo()],
    [['u'], turn.mayAsk && turn.alone, () => turn.askBack()],
    [['Escape'], shows, () => stage.skip()],
    [[' '], free && shows, () => (stage.paused = !stage.paused)],
    [['ArrowRight'], free && shows, () => stage.next()],
    [ARROWS, asked && target.closest(OWN_ARROWS) === null, () => goTo(event.key)],
    [['?'], true, help],
  ];
  const deed = deeds.find(([keys, when]) => when && keys.includes(key));
  if (deed) return deed[2];
  return asked && letter ? byKey(key, turn) : null;
}

/** Enter on what is chosen already confirms it; a button would choose it anew, and so put it back. A key that is held down
 * does nothing again. */
export function entered(event: KeyboardEvent, turn: Turn): (() => unknown) | null {
  const piece = event.key === 'Enter' && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-move]') : null;
  if (event.repeat && event.key === 'Enter') return () => {};
  return piece && piece.dataset.move === turn.chosen.at(-1) ? () => turn.confirm() : null;
}

function goTo(arrow: string): void {
  const among = targets().map(({ piece }) => piece);
  const piece = neighbour(document.activeElement, arrow, among);
  piece?.focus();
  piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What has this key; what is chosen stays so. */
function byKey(key: string, turn: Turn): (() => unknown) | null {
  const piece = targets().find((each) => each.key === key)?.piece;
  if (!piece) return null;
  return () => {
    if (turn.final && piece.dataset.move === turn.chosen.at(-1)) return;
    piece.focus();
    press(piece);
  };
}
