import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Texts, type Lang } from './texts';
import { Voice, type Facts, type GameEvent, type Speech, type View } from './voice';

interface Case {
  game: string;
  lang: Lang;
  names: string[];
  seat: number | null;
  prompts: [View, string, [string, string, string][]][];
  refusals: [string, Facts, string][];
  events: [GameEvent, string][];
}

// Made by `npm run wire:check`, as every run of `make client` does first
const cases: Case[] = JSON.parse(readFileSync('voice.cases.json', 'utf8'));

const source = (path: string) => readFileSync(`../src/quayside/${path}`, 'utf8');

function voiceOf({ game, lang, names, seat }: Case): Voice {
  const texts = new Texts(lang, [source(`games/${game}/text/${lang}.ftl`), source(`voice/text/${lang}.ftl`)]);
  const speech: Speech = JSON.parse(readFileSync(`src/lib/wire/speech/${game}.json`, 'utf8'));
  const values = `src/lib/wire/values/${game}.json`;
  return new Voice(texts, speech, names, seat, existsSync(values) ? JSON.parse(readFileSync(values, 'utf8')) : undefined);
}

describe.each(cases)('$game in $lang for seat $seat, as Python says it', (told) => {
  const voice = voiceOf(told);

  test('events', () => {
    expect(told.events.length).toBeGreaterThan(40);
    for (const [event, sentence] of told.events) expect(voice.event(event)).toBe(sentence);
  });

  test('prompts, choices and their headings', () => {
    for (const [view, sentence, choices] of told.prompts) {
      expect(voice.prompt(view)).toBe(sentence);
      for (const [notation, choice, group] of choices) {
        expect([notation, voice.choice(notation, view), voice.group(notation, view)]).toEqual([notation, choice, group]);
      }
    }
  });

  test('refusals', () => {
    expect(told.refusals.length).toBeGreaterThan(5);
    for (const [rule, args, sentence] of told.refusals) expect(voice.refusal(rule, args)).toBe(sentence);
  });
});

const english = cases.find(({ game, lang }) => game === 'manila' && lang === 'en')!;

test('a player who is called You is the listener', () => {
  const voice = voiceOf({ ...english, names: ['You', 'Rosa'], seat: null });
  expect(voice.event({ kind: 'bid', rule: 'manila.auction.bid', seat: 1, amount: 12 })).toBe('Rosa bids 12 pesos.');
  expect(voice.event({ kind: 'bid', rule: 'manila.auction.bid', seat: 0, amount: 1 })).toBe('You bid 1 peso.');
});

test('whoever has no name beside those who have is the Rival', () => {
  const solo = cases.find(({ game, lang }) => game === 'lisboa' && lang === 'en')!;
  expect(voiceOf({ ...solo, names: ['Rosa'], seat: 0 }).name(1)).toBe('Rival');
  expect(voiceOf({ ...solo, names: [], seat: null }).name(1)).toBe('Seat 2');
});

test('a text that does not exist is not made up', () => {
  expect(() => voiceOf(english).say('no-such-text')).toThrow("there is no text 'no-such-text' in 'en'");
});
