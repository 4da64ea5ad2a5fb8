// Short messages at the edge of the page. They go by themselves; the pointer or the focus holds them.
import { STANDS } from '../tempo';

export interface Told {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'wrong';
  link?: { href: string; label: string };
}

class Toasts {
  told = $state<Told[]>([]);
  #last = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  tell(text: string, kind: Told['kind'] = 'plain', link?: Told['link']): void {
    this.told = this.told.filter((other) => other.text !== text).slice(-2);
    const id = ++this.#last;
    this.told.push({ id, text, kind, link });
    this.release(id);
  }

  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), STANDS.toast),
    );
  }

  dismiss(id: number): void {
    this.hold(id);
    this.#timers.delete(id);
    this.told = this.told.filter((other) => other.id !== id);
  }
}

export const toasts = new Toasts();

/** Tells what went wrong, in its own sentence. */
export const complain = (error: unknown): void => toasts.tell(error instanceof Error ? error.message : String(error), 'wrong');
