import { afterEach, expect, it } from 'vitest';
import lisboa from '../games/lisboa';
import manila from '../games/manila';
import puertoRico from '../games/puerto_rico';
import type { GameModule } from '../lib/game';
import type { Update } from '../lib/live.svelte';
import { faceDown } from '../lib/ui/facedown.svelte';
import { Screen } from './screen.svelte';

const update = (eyes: number, kind = 'card', yours = [0, 1]) =>
  ({
    eyes,
    yours,
    table: { status: 'playing' },
    view: { decision: { kind }, seats: [{ hand: ['P01'], dealt: { silk: 2 }, shares: 2 }, { cards: 5 }] },
  }) as unknown as Update;

const screenOf = (game: unknown) => new Screen(game as GameModule);
const shows = (screen: Screen, now: Update) => JSON.stringify(screen.face(now.view!, now));

afterEach(() => void (faceDown.pressed = false));

it('of Manila has no curtain: shares are seen while they are pressed', () => {
  const screen = screenOf(manila);
  const now = update(0, 'placement');
  expect([screen.curtain(now, true), shows(screen, now).includes('dealt')]).toEqual([false, false]);
  faceDown.pressed = true;
  expect(shows(screen, now)).toContain('dealt');
});

it('of Lisboa has one curtain a turn, and none for who follows', () => {
  const screen = screenOf(lisboa);
  expect([screen.curtain(update(0), true), shows(screen, update(0)).includes('P01')]).toEqual([true, false]);
  screen.lift(0);
  expect([screen.curtain(update(0), true), shows(screen, update(0)).includes('P01')]).toEqual([false, true]);
  expect(screen.curtain(update(1, 'following'), true)).toBe(false);
  screen.pass(1); // somebody else sits before the screen
  expect([screen.curtain(update(0, 'drawing'), true), shows(screen, update(0, 'drawing')).includes('P01')]).toEqual([false, false]);
  expect(screen.curtain(update(1), true)).toBe(true);
  screen.lift(1);
  expect(screen.curtain(update(0), true)).toBe(true);
});

it('of Lisboa has a curtain also before the clergy tiles that one chooses between', () => {
  expect(screenOf(lisboa).curtain(update(1, 'start_clergy'), true)).toBe(true);
});

it('of Puerto Rico, or of one player alone, hides nothing', () => {
  expect(screenOf(puertoRico).covers(update(0))).toBe(false);
  const alone = update(0, 'card', [0]);
  expect([screenOf(lisboa).curtain(alone, true), shows(screenOf(lisboa), alone).includes('P01')]).toEqual([false, true]);
});
