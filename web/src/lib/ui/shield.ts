// Where something has just been pressed, nothing else can be pressed for a moment: what comes to lie under the pointer then
// was not meant. Whoever presses somewhere else means it.

const WHILE = 400; // milliseconds

export function shield(pressed: Element): void {
  const { left, top, width, height } = pressed.getBoundingClientRect();
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
  const timer = setTimeout(end, WHILE);
  document.addEventListener('pointerdown', elsewhere, true);
}
