// Days off, in which no clock of days runs: as they are told at tables and where one takes them.
import type { components } from './wire/api';
import { localeOf, t, words } from './words.svelte';

export type DaysOff = components['schemas']['DaysOff'];
export type Span = DaysOff['holidays'][number];

const DAY = 86_400_000; // milliseconds

/** The one that lasts now, or the next. */
export const nextOff = (holidays: Span[], now = Date.now()): Span | undefined => holidays.find(({ ends }) => ends > now);

export const isOff = (span: Span | undefined, now = Date.now()): boolean => !!span && span.begins <= now && now < span.ends;

/** A day in the reader's own time as a field for dates writes it. */
export function dateOf(ms: number): string {
  const at = new Date(ms);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** From the beginning of the first day to the end of the last. */
export function spanOf(first: string, last: string): Span {
  const midnight = (date: string, days: number) => {
    const [year, month, day] = date.split('-').map(Number);
    return new Date(year, month - 1, day + days).getTime();
  };
  return { begins: midnight(first, 0), ends: midnight(last, 1) };
}

/** "3 – 10 Aug": the last day is the last on which one is away. */
export const daysOf = ({ begins, ends }: Span): string =>
  new Intl.DateTimeFormat(localeOf(words.lang), { day: 'numeric', month: 'short' }).formatRange(begins, Math.max(begins, ends - 1));

/** The day on which one is back. */
export const backOn = ({ ends }: Span): string =>
  new Intl.DateTimeFormat(localeOf(words.lang), { day: 'numeric', month: 'short' }).format(ends);

/** Why a clock stands still: whoever decides is on holiday. Else nothing. */
export function whyItStands(holidays: Span[] = []): string {
  const span = nextOff(holidays);
  return span && isOff(span) ? t('holidays-away', { days: daysOf(span) }) : '';
}

/** How many of the days that may be taken these are. */
export const lengthOf = ({ begins, ends }: Span, now = Date.now()): number => Math.ceil((ends - Math.max(begins, now)) / DAY);
