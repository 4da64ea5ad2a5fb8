// What a table of the page refuses, in words: Python knows rules and facts there, and has no voice.
import { settings } from '../lib/settings.svelte';
import { Texts, VoiceError, type Lang } from '../lib/texts';
import { Voice, type Facts } from '../lib/voice';
import { sourcesOf, t, voiceOf } from '../lib/words.svelte';
import { once } from '../lib/once';
import type { Wrong } from './calls';

const ofTables = import.meta.glob('@quayside/server/text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

/** What no game knows is said as the server says it. */
const tables = once(async (lang) => {
  const [, load] = Object.entries(ofTables).find(([path]) => path.endsWith(`/${lang}.ftl`))!;
  return new Voice(new Texts(lang as Lang, [await load(), ...(await sourcesOf(lang as Lang))]));
});

export async function sentence({ rule, args, game }: Wrong, digest = ''): Promise<string> {
  const lang = settings.get('language');
  if (rule.startsWith('here.')) return t(rule.replace('.', '-'));
  try {
    const voice = rule.startsWith('table.') || !game ? await tables(lang) : await voiceOf(game, lang, digest);
    return voice.refusal(rule, args as Facts);
  } catch (error) {
    if (error instanceof VoiceError) return rule;
    throw error;
  }
}

const known = new Map<string, { game: string; digest: string }>(); // of tables, by what they told last

/** A message of a table, with the sentences that belong to it. */
export async function said(table: string, text: string): Promise<string> {
  const message = JSON.parse(text);
  if (message.type === 'update') known.set(table, { game: message.table.game, digest: message.view?.values ?? '' });
  if (message.type === 'problem' && message.rule) return JSON.stringify({ ...message, sentence: await sentence(message) });
  const refused = message.type === 'refused' ? message : message.type === 'drafted' ? message.refused : null;
  if (!refused) return text;
  const { game = null, digest = '' } = known.get(table) ?? {};
  refused.sentence = await sentence({ rule: refused.rule, args: refused.args, game }, digest);
  return JSON.stringify(message);
}
