// Where a turn stands, for the page's head, and the way that a draft has come, for the prompt.
import type { Chosen, Step } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import type { Kind, View } from './types';

const STAGES = ['card', 'action', 'follow', 'draw', 'church'] as const;
type Stage = (typeof STAGES)[number];

const STAGE: Partial<Record<Kind, Stage>> = {
  card: 'card',
  use: 'card',
  following: 'follow',
  follower_pays: 'follow',
  follower_acts: 'follow',
  drawing: 'draw',
  cashing: 'church',
};

/** The course of a turn: those who may follow, and a church scoring, stand there only when there is one. */
export function steps(view: View, t: Voice): Step[] {
  const { kind, seat } = view.decision;
  if (kind === 'over') return [];
  if (kind === 'start_clergy') return [{ id: 'start', label: t.say('step-start'), state: 'now' }];
  if (kind === 'period_cards') return [{ id: 'period', label: t.say('step-period'), state: 'now' }];
  const now = STAGE[kind] ?? (seat === view.turn ? 'action' : 'follow');
  const shown = STAGES.filter((stage) => stage === now || (stage === 'church' ? view.church.lies : stage !== 'follow'));
  const at = shown.indexOf(now);
  return shown.map((stage, index) => ({
    id: stage,
    label: t.say(`step-${stage}`),
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));
}

/** A store is built in steps that always come in this order; so is a public building. */
const WAYS: Kind[][] = [
  ['store', 'cube', 'house'],
  ['building', 'showing', 'sending'],
];
const AFTER: Record<string, Kind[]> = { land: ['house'], officials: [], event: [] }; // a payment

/** What is decided now, and what surely follows. */
export function ahead({ decision: { kind, reason } }: View): Kind[] {
  const way = WAYS.find((each) => each.includes(kind)) ?? [kind, ...(AFTER[reason ?? ''] ?? [])];
  return way.slice(way.indexOf(kind));
}

/** The way of a draft: what was chosen, what is chosen now, what is still to come. */
export function trail(chosen: Chosen<View>[], view: View, t: Voice, final: boolean): Step[] {
  const first = chosen.findLastIndex(({ view: at }) => at.decision.kind === 'card'); // of this turn
  const done = chosen.slice(Math.max(0, first)).map(({ move, view: at }, index): Step => ({
    id: `${index} ${move}`,
    label: t.say(`trail-${at.decision.kind}`, { move: move.split(' ')[0] }),
    state: 'done',
  }));
  const told = done.filter(({ label }, at) => label !== done[at - 1]?.label); // two officials are one step
  const { kind } = view.decision;
  if (final || kind === 'over' || view.decision.seat !== chosen[0]?.view.decision.seat) return told;
  return [
    ...told,
    ...ahead(view).map((each, index): Step => ({
      id: `next ${each}`,
      label: t.say(`trail-${each}`, { move: '' }),
      state: index ? 'next' : 'now',
    })),
  ];
}
