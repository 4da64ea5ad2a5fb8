// Something to be pasted elsewhere: a link, a line of text.
import { toasts } from './ui/toasts.svelte';

/** Copies it and says so; where that may not be done, the text is shown. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.tell(done, 'good');
  } catch {
    toasts.tell(text);
  }
}
