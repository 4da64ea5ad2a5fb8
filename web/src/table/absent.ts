// Who is away from the table, and what the others can do about it: ask for a bot in his place.
import type { Live, TableInfo } from '../lib/live.svelte';
import { toasts } from '../lib/ui/toasts.svelte';
import { t } from '../lib/words.svelte';

interface Seat {
  person: string | null;
  bot: string | null;
  stands_in: boolean;
}

/** A person who holds a seat, is not connected, and has no bot to play for him. */
export const isAway = ({ person, bot, stands_in }: Seat, here: readonly string[]): boolean =>
  person !== null && !bot && !stands_in && !here.includes(person);

/** Against a clock that counts, and where turns take days, the clock alone decides. */
export const mayVote = ({ clock, rated }: Pick<TableInfo, 'clock' | 'rated'>): boolean =>
  clock.kind === 'none' || (!rated && (clock.seconds as number) < 86_400);

/** When all others have asked, a bot plays; where nobody else is, that is at once. */
export async function askForBot(live: Live, seat: number): Promise<void> {
  const { table, yours } = live.update!;
  const others = table.seats.filter(({ person }, at) => person !== null && at !== seat && !yours.includes(at));
  const answer = await live.voteStandIn(seat);
  if (answer.type === 'refused') toasts.tell(answer.sentence, 'wrong');
  else if (others.length) toasts.tell(t('table-voted'));
}
