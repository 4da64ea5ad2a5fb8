// Where something has just been pressed, nothing else can be pressed for a moment: what comes to lie under the pointer then
// was not meant. Whoever presses somewhere else means it. A key presses nothing else by mistake.
import { SHIELD } from '../tempo';

let pressed: Element | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const byHand = 'pointerType' in event ? event.pointerType : 1; // what a key presses has none
      pressed = byHand && target instanceof Element ? target : null;
    },
    true,
  );
  document.addEventListener('keydown', () => (pressed = null), true);
}

/** What was pressed has done something that changes the page. */
export function shield(): void {
  const piece = pressed?.closest('button, a, [role=button]');
  pressed = null;
  if (!piece?.isConnected) return;
  const { left, top, width, height } = piece.getBoundingClientRect();
  const over = document.createElement('div');
  over.className = 'shield';
  Object.assign(over.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(over);
  const end = () => {
    clearTimeout(timer);
    over.remove();
    document.removeEventListener('pointerdown', elsewhere, true);
  };
  const elsewhere = (event: Event) => event.target !== over && end();
  const timer = setTimeout(end, SHIELD);
  document.addEventListener('pointerdown', elsewhere, true);
}
