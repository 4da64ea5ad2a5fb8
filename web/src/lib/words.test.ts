import { expect, test } from 'vitest';
import { localeOf } from './words.svelte';

test('times are written as the reader writes them', () => {
  expect(localeOf('en', ['de-DE', 'en-US'])).toBe('en-US');
  expect(localeOf('zh', ['en-US', 'zh-TW'])).toBe('zh-TW');
});

test('who names no country gets the day of 24 hours', () => {
  const hour = (lang: 'en' | 'zh') =>
    new Intl.DateTimeFormat(localeOf(lang, [lang]), { hour: 'numeric', minute: '2-digit' }).format(new Date(2026, 0, 1, 15, 50));
  expect([hour('en'), hour('zh')]).toEqual(['15:50', '15:50']);
});
