// What is left after the loading: said while ships are loaded.
import type { Voice } from '../../lib/voice';
import type { View } from './types';

export function keeps({ foresight: { keeping } }: View, t: Voice): string {
  if (!keeping) return '';
  const { kinds, idle } = keeping;
  if (idle.length) return t.say('keeps-idle', { kinds, buildings: idle });
  return kinds ? t.say('keeps-kinds', { kinds }) : t.say('keeps-barrel');
}
