// A record as it stands in a file: one as it was downloaded, or the first of many, one a line.
import type { components } from '../lib/wire/api';

export type RecordFile = components['schemas']['RecordFile'];

export function readRecord(text: string): RecordFile | null {
  const whole = parsed(text) ?? parsed(text.trim().split('\n', 1)[0]);
  return whole && typeof whole === 'object' && 'quayside' in whole && 'moves' in whole ? (whole as RecordFile) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
