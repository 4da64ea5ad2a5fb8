// What a key means to a replay. Keys that a field or a button needs for itself are left to it.
export type Command = 'back' | 'forward' | 'first' | 'last' | 'before' | 'after' | 'toggle';

const COMMANDS: Record<string, Command> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  PageUp: 'before',
  PageDown: 'after',
  ' ': 'toggle',
};

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const command = COMMANDS[event.key] ?? null;
  const at = event.target as Element | null;
  if (!command || !at?.closest) return command;
  if (at.closest('dialog, select, textarea, input:not([type=range]), [role=radiogroup]')) return null;
  if (command === 'toggle' && at.closest('button, a, [role=button]')) return null;
  if (/^(Page|Home|End)/.test(event.key) && at.closest('[role=region]')) return null; // the log scrolls by them
  return command;
}
