// The board's own logic, on games that the engine played (harness/lisboa_samples.py).
import { describe as about, expect, test } from 'vitest';
import game from '../../../harness/samples/lisboa-game.json';
import solo from '../../../harness/samples/lisboa-solo.json';
import usual from '../../lib/wire/values/lisboa.json';
import { fold } from './fold';
import { remember } from './printed';
import type { Event, Seat, Values, View } from './types';

remember(usual as unknown as Values);
type Story = { first: View; steps: { events: Event[]; after?: View }[] };

about('the view between two views', () => {
  // What the table shows without asking the server
  const seat = ({ means: _, returned: __, ...rest }: Seat) => rest;
  const shown = ({ seats, decision: _, ply: __, to_play: ___, final: ____, totals: _____, ...rest }: View) => ({ ...rest, seats: seats.map(seat) });

  test.each([
    ['three players', game],
    ['one against the Rival', solo],
  ])('follows a whole game event by event: %s', (_, played) => {
    const story = played as unknown as Story;
    let view = story.first;
    for (const { events, after } of story.steps) {
      for (const event of events) view = fold(view, event);
      if (after?.final) break; // hands and plans come to light
      if (after) expect(shown(view)).toEqual(shown(after));
    }
  });
});
