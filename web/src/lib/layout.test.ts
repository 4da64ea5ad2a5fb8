import { describe, expect, it } from 'vitest';
import { formOf, layoutFor, type Layout } from './layout';

const WINDOWS: [width: number, height: number, layout: Layout][] = [
  [1024, 600, 'low'],
  [1280, 650, 'low'],
  [1280, 720, 'low'],
  [1366, 657, 'low'],
  [1440, 900, 'desk'],
  [1536, 730, 'low'],
  [1920, 1080, 'desk'],
  [1112, 834, 'low'],
  [834, 1112, 'tablet'],
  [390, 844, 'phone'],
  [360, 640, 'phone'],
  [844, 390, 'beside'],
  [720, 450, 'beside'],
  [702, 549, 'low'],
  [545, 530, 'phone'],
];

describe('the layout of a page that shows a game', () => {
  it.each(WINDOWS)('of %i x %i is %s', (width, height, layout) => expect(layoutFor(width, height)).toBe(layout));

  it('takes large letters for a smaller window', () => {
    expect(layoutFor(2560, 1440, 20)).toBe('desk');
    expect(layoutFor(1366, 657, 20.8)).toBe('low');
    expect(layoutFor(390, 844, 20.8)).toBe('phone');
    expect(layoutFor(1440, 900, 20.8)).toBe('low');
    expect(layoutFor(1024, 600, 20.8)).toBe('beside');
  });

  it('puts the prompt beside the board in every window that is hardly higher than a bar', () => {
    for (let width = 560; width <= 2560; width += 40) {
      for (let height = 300; height < 520; height += 20) expect(layoutFor(width, height)).toBe('beside');
    }
  });

  it('has a bar below the board from 1024 x 600 up', () => {
    for (let width = 1024; width <= 2560; width += 64) {
      for (let height = 600; height <= 1440; height += 40) expect(layoutFor(width, height)).not.toBe('beside');
    }
  });

  it('lists players as they fit', () => {
    expect(formOf('desk')).toBe('panels');
    expect(formOf('low')).toBe('rows');
    expect(formOf('phone')).toBe('strip');
  });
});
