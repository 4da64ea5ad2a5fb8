// The words of the pages in the reader's language (src/text), and the voices of the games.
import { once } from './once';
import { settings } from './settings.svelte';
import { Texts, messageId, type Lang } from './texts';
import { values } from './values';
import { Voice, type Facts, type Speech } from './voice';

type Raw = Record<string, () => Promise<string>>;
const ofPages = import.meta.glob('../text/{en,zh}.ts', { import: 'default' }) as Record<string, () => Promise<string[]>>;
const ofGames = import.meta.glob('@quayside/games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Raw;
const ofStudies = import.meta.glob('@quayside/games/*/text/study/*.ftl', { query: '?raw', import: 'default' }) as Raw;
const ofBoards = import.meta.glob('../games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Raw;
const speeches = import.meta.glob('./wire/speech/*.json', { import: 'default' }) as Record<string, () => Promise<Speech>>;

/** The files of a language among some: `en.ftl`, `lesson-en.ftl`. */
const inLanguage = (files: Raw, lang: Lang, folder: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(folder) && path.endsWith(`${lang}.ftl`))
    .map(([, load]) => load());

const pageSources = once((lang) => ofPages[`../text/${lang}.ts`]());

/** The texts of the house and of the pages. */
export const sourcesOf = (lang: Lang): Promise<string[]> => pageSources(lang);

const voices = once(async (key) => {
  const [game, lang, digest, studies] = key.split(' ') as [string, Lang, string, string];
  const folder = `/games/${game}/`;
  const sources = [...inLanguage(ofGames, lang, folder), ...inLanguage(ofBoards, lang, folder)];
  if (studies) sources.push(...inLanguage(ofStudies, lang, folder));
  const speech = speeches[`./wire/speech/${game}.json`]?.();
  const texts = new Texts(lang, [...(await Promise.all(sources)), ...(await pageSources(lang))]);
  return new Voice(texts, await speech, [], null, await values(game, digest));
});

/** The voice of a game: its own texts, then those that its board brings, then the house's and the page's. To speak of what
 * is called by its values it has to know them: `digest` is the view's `values`. */
export const voiceOf = (game: string, lang: Lang, digest = ''): Promise<Voice> => voices(`${game} ${lang} ${digest}`);

/** The same voice, which knows besides what only studying says: themes, and reasons. */
export const studyVoiceOf = (game: string, lang: Lang, digest = ''): Promise<Voice> => voices(`${game} ${lang} ${digest} study`);

class Words {
  #voice = $state.raw<Voice>();

  /** The language that is spoken now: the chosen one, as soon as its texts are there. */
  get lang(): Lang {
    return this.#voice?.lang ?? settings.get('language');
  }

  get voice(): Voice {
    if (!this.#voice) throw new Error('no texts yet');
    return this.#voice;
  }

  async learn(lang: Lang): Promise<void> {
    const texts = new Texts(lang, await pageSources(lang));
    if (lang !== settings.get('language')) return; // another one was chosen meanwhile
    this.#voice = new Voice(texts);
    document.documentElement.lang = lang === 'zh' ? 'zh-Hans' : 'en';
  }
}

export const words = new Words();

/** A text of the pages: `t('home-title')` says `web-home-title`. */
export function t(message: string, facts: Facts = {}): string {
  return words.voice.say(`web-${messageId(message)}`, facts);
}

/** Speaks another language. */
export async function speak(lang: Lang): Promise<void> {
  settings.set('language', lang);
  await words.learn(lang);
}

// Times and numbers

const formats = new Map<string, Intl.DateTimeFormat>();

/** How the reader writes times, in the language that is spoken: as his browser says, else as the British and the Chinese do. */
export const localeOf = (lang: Lang, known: readonly string[] = navigator.languages): string =>
  known.find((locale) => new RegExp(`^${lang}-`, 'i').test(locale)) ?? { en: 'en-GB', zh: 'zh-CN' }[lang];

/** A point in time as people say it: the hour today, else the day. */
export function when(ms: number): string {
  const today = new Date().toDateString() === new Date(ms).toDateString();
  const key = `${words.lang} ${today}`;
  const options: Intl.DateTimeFormatOptions = today ? { hour: 'numeric', minute: '2-digit' } : { dateStyle: 'medium' };
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(localeOf(words.lang), options));
  return formats.get(key)!.format(ms);
}

const WEEK = 6 * 86_400_000; // milliseconds for which the day of the week says which day it is

/** The hour, and the day of the week where that is enough, else the date: for what lies ahead. */
export function dayAndHour(ms: number): string {
  const day: Intl.DateTimeFormatOptions = ms < Date.now() + WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(localeOf(words.lang), { ...day, hour: 'numeric', minute: '2-digit' }).format(ms);
}

/** A share of one, in percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A number with one decimal, and a true minus. */
export const decimal = (value: number): string => value.toFixed(1).replace('-', '−');
