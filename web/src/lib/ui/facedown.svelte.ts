// What lies face down at a screen that several people share is seen while it is pressed: with the pointer, or with Space or
// Enter on it.
import type { Attachment } from 'svelte/attachments';

class FaceDown {
  /** Whether what only one seat may see lies face down now. */
  offered = $state(false);
  /** Somebody looks. */
  pressed = $state(false);
}

export const faceDown = new FaceDown();

const KEYS = [' ', 'Enter'];

/** Makes cards that lie face down a button which shows them; what is on them is no button meanwhile. */
export const pressToLook =
  (label: string): Attachment<HTMLElement> =>
  (element) => {
    const before = element.getAttribute('role');
    const look = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (event instanceof PointerEvent) element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      faceDown.pressed = true;
    };
    const end = () => void (faceDown.pressed = false);
    const swallow = (event: Event) => (event.preventDefault(), event.stopPropagation());
    const keyed = (event: KeyboardEvent) => void (KEYS.includes(event.key) && look(event));
    const heard: Record<string, (event: any) => void> = {
      pointerdown: look,
      pointerup: end,
      pointercancel: end,
      lostpointercapture: end,
      keydown: keyed,
      keyup: end,
      blur: end,
      click: swallow,
      contextmenu: swallow, // a finger that stays
    };
    for (const [name, hears] of Object.entries(heard)) element.addEventListener(name, hears);
    const facts = { role: 'button', tabindex: '0', title: label, 'data-face-down': '' };
    for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
    return () => {
      end();
      for (const [name, hears] of Object.entries(heard)) element.removeEventListener(name, hears);
      for (const name of Object.keys(facts)) element.removeAttribute(name);
      if (before) element.setAttribute('role', before);
    };
  };
