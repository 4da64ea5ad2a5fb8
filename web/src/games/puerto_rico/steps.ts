// Where a round stands: who has picked which role, whose role is played now, who still picks.
import type { Step } from '../../lib/game';
import type { Voice } from '../../lib/voice';
import { ROLES, type Role, type View } from './types';

export function steps(view: View, t: Voice): Step[] {
  const over = view.decision.kind === 'over';
  const taken = picked(view);
  const picks = view.pickers.map((seat, at): Step => {
    const role = taken[at];
    if (role && (over || role !== view.role)) return { id: `pick-${at}`, label: t.label(`role-${role}`), state: 'done' };
    if (role) return { id: `pick-${at}`, label: t.say('step-role', { name: name(t, seat), role: t.label(`role-${role}`) }), state: 'now' };
    const now = !view.role && at === taken.length;
    return {
      id: `pick-${at}`,
      label: t.say(now ? 'step-picks' : 'step-next', { name: name(t, seat) }),
      state: over ? 'done' : now ? 'now' : 'next',
    };
  });
  return [...picks, ...captured(view, t)];
}

/** A captured card is played after the picks, unless it is picked before. */
function captured(view: View, t: Voice): Step[] {
  const named = (seat: number, role: Role, state: Step['state']): Step => ({
    id: 'captured',
    label: t.say('step-role', { name: name(t, seat), role: t.label(`role-${role}`) }),
    state,
  });
  if (view.captured) return [named(view.captured.seat, view.captured.role, 'next')];
  const { picker, role } = view;
  const played = picker !== null && role && ofSeat(view, picker).length > view.pickers.filter((seat) => seat === picker).length;
  return played ? [named(picker, role, 'now')] : [];
}

const name = (t: Voice, seat: number) => (seat === t.seat ? t.say('called-you') : t.name(seat));

/** The roles of this round as they were picked. Of two players' three the view does not tell the order: the present one is last. */
function picked(view: View): Role[] {
  const by = view.pickers.map((seat, at, all) => {
    const earlier = all.slice(0, at).filter((other) => other === seat).length;
    return ofSeat(view, seat)[earlier];
  });
  return by.filter((role): role is Role => role !== undefined);
}

function ofSeat({ roles, role: present }: View, seat: number): Role[] {
  const own = ROLES.filter((role) => roles[role]?.taken === seat);
  return present && own.includes(present) ? [...own.filter((role) => role !== present), present] : own;
}
