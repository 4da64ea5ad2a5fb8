// What is worth telling of a voyage that is settled: how the dice fell, and who made the most of it.
import type { Voice } from '../../lib/voice';
import { LAIR } from './printed';
import type { Fate, Settlement } from './settle';

export function storyOf({ fates, accounts }: Settlement, t: Voice): string {
  const best = accounts.reduce((one, other) => (other.net > one.net ? other : one));
  const alone = accounts.filter(({ net }) => net === best.net).length === 1;
  const told = [happened(fates, t), ...(alone && best.net > 0 ? [t.say('sheet-story-best', { seat: best.seat, amount: best.net })] : [])];
  return told.join(t.lang === 'zh' ? '' : ' ');
}

/** The most telling of it: pirates, a space too few, a roll that was just enough; else how many came home. */
function happened(fates: Fate[], t: Voice): string {
  const robbed = fates.find(({ plundered, die }) => plundered && die);
  if (robbed) return t.say('sheet-story-plundered', { ware: robbed.ware, die: robbed.die, seats: robbed.pirates });
  const short = fates.find(({ place, space }) => place === 'shipyard' && space === LAIR);
  if (short) return t.say('sheet-story-short', { ware: short.ware });
  const just = fates.find(({ place, from, die }) => place === 'port' && die && die > 1 && from + die === LAIR + 1);
  if (just) return t.say('sheet-story-just', { ware: just.ware, die: just.die });
  const homes = fates.filter(({ plundered, place }) => !plundered && place === 'port').length;
  const plundered = fates.filter((fate) => fate.plundered).length;
  return t.say('sheet-summary', { homes, plundered, wrecks: fates.length - homes - plundered });
}
