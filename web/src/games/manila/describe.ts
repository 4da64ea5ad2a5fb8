// The board in words, line by line: for screen readers, and for whoever would rather read than look.
import type { Voice } from '../../lib/voice';
import { ashore, sailing, sharesOf } from './reading';
import { BERTHS, WARES, type View, type Ware } from './types';

export function describe(view: View, t: Voice): string[] {
  return [
    view.decision.kind === 'over' ? t.say('see-over') : t.say('see-voyage', { number: view.voyage, movements: view.movements }),
    ...(view.harbour_master >= 0 ? [t.say('see-master', { seat: view.harbour_master })] : []),
    ...sailing(view).map((ware) => punt(view, ware, t)),
    ...(sailing(view).length === 3 ? [t.say('see-ashore', { ware: ashore(view)[0] })] : []),
    ...places(view, t),
    ...WARES.map((ware) => t.say('see-ware', { name: t.label(`ware-${ware}`), ...view.wares[ware] })),
    ...view.seats.map((_, seat) => player(view, seat, t)),
  ];
}

function punt(view: View, ware: Ware, t: Voice): string {
  const { where, space, aboard, plundered } = view.punts[ware]!;
  const fleet = where === 'shipyard' ? view.shipyard : view.port;
  const berth = BERTHS[fleet.indexOf(ware)] ?? '';
  const place = t.say(`see-punt-${where}`, { name: t.label(`space-${ware}`), number: space ?? 0, berth });
  const company = plundered
    ? t.say('see-plundered')
    : aboard.length
      ? t.say('see-aboard', { seats: aboard, count: aboard.length })
      : t.say('see-nobody');
  return `${place}${t.say('see-space')}${company}`;
}

/** Every space that is taken; the free ones with their prices in one line. */
function places(view: View, t: Voice): string[] {
  const lines: string[] = [];
  for (const [space, owner] of Object.entries(view.spaces)) {
    if (owner !== null) lines.push(t.say('see-taken', { name: t.label(`space-${space}`), seat: owner }));
  }
  if (view.pirates.length) lines.push(t.say('see-pirates', { seats: view.pirates, count: view.pirates.length }));
  const open = Object.entries(view.open);
  if (open.length) {
    const list = open.map(([area, cost]) => t.say('see-price', { name: t.label(`space-${area}`), area, cost }));
    lines.push(t.say('see-open', { list: list.join(t.say('sheet-comma')) }));
  }
  return lines;
}

function player(view: View, seat: number, t: Voice): string {
  const { cash, shares, pledged, accomplices, declined } = view.seats[seat];
  const { open, hidden } = sharesOf(view, seat);
  const known = WARES.filter((ware) => open.includes(ware)).map((ware) =>
    t.say('see-share', { name: t.label(`ware-${ware}`), count: open.filter((other) => other === ware).length }),
  );
  if (hidden) known.push(t.say('see-hidden', { count: hidden }));
  return t.say('see-player', {
    seat,
    cash,
    shares,
    list: known.join(t.say('sheet-comma')),
    pledged,
    accomplices,
    declined,
  });
}
