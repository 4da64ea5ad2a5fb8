// What moves on the table when something happens.
import type { Flight } from '../../lib/motion';
import type { Event } from './types';

const of = (what: string, seat = 0) => [`${what}-${seat}`, `panel-${seat}`, `purse-${seat}`];
const wigs = (seat = 0) => [`purse-${seat}`, `wigs-${seat}`, `panel-${seat}`];

type Maker = (event: Event) => Flight[];

const MAKERS: Record<string, Maker> = {
  pay: ({ payer = -1, payee = -1, amount = 0 }) => [
    { art: 'reis', from: payer < 0 ? ['treasury'] : of('reis', payer), to: payee < 0 ? ['treasury'] : of('reis', payee), count: amount },
  ],
  wigs: ({ seat, amount = 0, plot, reason }) => [
    { art: 'wig', from: plot ? [`plot-${plot}`] : [reason === 'ship' ? 'market' : 'city', 'treasury'], to: wigs(seat), count: amount },
  ],
  lose_wigs: ({ seat, amount = 0 }) => [{ art: 'wig', from: wigs(seat), to: ['treasury'], count: amount }],
  goods: ({ seat, good, count }) => [{ art: good!, from: [`price-${good}`, 'market'], to: of('goods', seat), count: count as number }],
  return_goods: ({ seat, good, count }) => [
    { art: good!, from: of('goods', seat), to: [`price-${good}`, 'market'], count: count as number },
  ],
  sell: ({ seat, good, ship }) => [{ art: good!, from: of('goods', seat), to: [`ship-${ship}`, 'market'], count: 1 }],
  clear: ({ seat, cube, place }) => [
    { art: cube!, from: [place === 'pile' ? 'rubble' : String(place).replace('.', '-'), 'city'], to: of('cubes', seat), count: 1 },
  ],
  favor: ({ seat, noble }) => [{ art: `favor-${noble}`, from: [`noble-${noble}`], to: of('panel', seat), count: 1 }],
  return_favor: ({ seat, noble }) => [{ art: `favor-${noble}`, from: of('panel', seat), to: [`noble-${noble}`], count: 1 }],
  decree: ({ seat, decree }) => [{ art: 'i-decree', from: [`decree-${decree}`, 'decrees'], to: of('decrees', seat), count: 1 }],
  plan: ({ seat, architect }) => [{ art: `plan-${architect}`, from: [`architect-${architect}`], to: of('plans', seat), count: 1 }],
  clergy: ({ seat, tile }) => [{ art: 'i-cardinal', from: [`clergy-${tile}`, 'church'], to: of('clergy', seat), count: 1 }],
  draw: ({ seat, pile }) => [{ art: 'i-card', from: [`pile-${pile}`], to: of('hand', seat), count: 1 }],
  ship: ({ seat }) => [{ art: 'i-ship', from: ['shipyard'], to: of('portfolio', seat), count: 1 }],
};

export const flies = ({ kind }: Event): boolean => kind in MAKERS;
export const flights = (event: Event): Flight[] => (MAKERS[event.kind]?.(event) ?? []).filter(({ count }) => count > 0);

/** How large a piece is while it moves, in pixels. */
export const sizeOf = (art: string): { width: number; height: number } =>
  art.startsWith('plan-') || art.startsWith('i-') ? { width: 30, height: 34 } : { width: 24, height: 24 };
