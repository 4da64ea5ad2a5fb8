// Short, wooden, quiet: every sound is synthesised. Silent until the reader switches sounds on.
import { settings } from './settings.svelte';

export type Sound = 'knock' | 'place' | 'coin' | 'dice' | 'sail' | 'turn' | 'win' | 'no';

interface Note {
  at: number; // seconds from now
  pitch: number; // Hz
  lasts: number; // seconds
  loud: number;
  wood?: boolean; // with the click of wood on wood
}

const tap = (at: number, pitch: number, loud = 0.5): Note => ({ at, pitch, lasts: 0.09, loud, wood: true });
const tone = (at: number, pitch: number, lasts = 0.5, loud = 0.3): Note => ({ at, pitch, lasts, loud });

const SCORES: Record<Sound, Note[]> = {
  knock: [tap(0, 420)],
  place: [tap(0, 300, 0.6), tap(0.05, 220, 0.3)],
  coin: [tone(0, 1760, 0.18, 0.14), tone(0.06, 2349, 0.22, 0.12)],
  dice: [0, 0.09, 0.2, 0.29, 0.42, 0.58, 0.7].map((at, n) => tap(at, 480 - 30 * n, 0.5 - 0.04 * n)),
  sail: [tone(0, 196, 0.5, 0.16), tone(0.12, 247, 0.5, 0.12)],
  turn: [tap(0, 523, 0.4), tone(0.1, 784, 0.5, 0.16)],
  win: [0, 0.16, 0.32, 0.5].map((at, n) => tone(at, [523, 659, 784, 1047][n], 0.7, 0.2)),
  no: [tap(0, 190, 0.5), tap(0.1, 160, 0.4)],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.get('sound') || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const volume = (settings.get('volume') / 100) ** 2; // half of it sounds half as loud
  for (const note of SCORES[sound]) strike(context, { ...note, loud: note.loud * volume });
}

function strike(audio: AudioContext, { at, pitch, lasts, loud, wood }: Note): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  const voice = audio.createOscillator();
  voice.type = wood ? 'triangle' : 'sine';
  voice.frequency.setValueAtTime(pitch, start);
  if (wood) voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + lasts);
  voice.connect(gain);
  voice.start(start);
  voice.stop(start + lasts);
}
