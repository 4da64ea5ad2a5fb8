// A few words beside what is pointed at or focused. For what has a label anyway: readers of screens do not need it.
import type { Attachment } from 'svelte/attachments';
import { DWELL } from '../tempo';

let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

export function tip(text: string): Attachment<Element> {
  return (element) => {
    if (!text) return;
    const show = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => open(element, text), wait);
    };
    const hide = () => {
      clearTimeout(timer);
      shown?.remove();
      shown = undefined;
    };
    const over = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show(DWELL);
    const focus = () => element.matches(':focus-visible') && show(0);
    const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && hide();
    const heard = { pointerenter: over, pointerleave: hide, pointerdown: hide, focus, blur: hide, keydown: key };
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
    };
  };
}

function open(element: Element, text: string): void {
  shown?.remove();
  shown = document.createElement('div');
  shown.className = 'tip';
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = text;
  (element.closest('dialog') ?? document.body).append(shown);
  const at = element.getBoundingClientRect();
  const own = shown.getBoundingClientRect();
  const above = at.bottom + own.height + 12 > innerHeight;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - own.width / 2), innerWidth - own.width - 8);
  shown.style.left = `${left}px`;
  shown.style.top = `${above ? at.top - own.height - 8 : at.bottom + 8}px`;
}
