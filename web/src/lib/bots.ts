// The bots of the house: which of them people play against, how good they are, and which one was chosen last.
import type { BotInfo } from './api';
import { settings } from './settings.svelte';
import type { Lang } from './texts';

/** From the weakest to the best; one that plays anything is a yardstick, and no company. */
export const choosable = (bots: readonly BotInfo[]): BotInfo[] => bots.filter(({ level }) => level > 0);

/** A bot by its name, with or without a budget: `search:800` is the search. */
export const botNamed = (name: string, bots: readonly BotInfo[]): BotInfo | undefined =>
  bots.find((bot) => bot.name === name.split(':', 1)[0]);

/** The bot that was chosen last. Whoever has not chosen yet meets the beginner: he makes mistakes as people do, and leaves
 * room to try things out. */
export const usualBot = (bots: readonly BotInfo[]): BotInfo => botNamed(settings.get('opponents'), choosable(bots)) ?? choosable(bots)[0];

/** How well a bot plays, in a word. */
export const botLevel = (name: string, bots: readonly BotInfo[], lang: Lang): string => botNamed(name, bots)?.names[lang] ?? name;
