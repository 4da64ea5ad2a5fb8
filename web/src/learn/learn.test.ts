import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/texts';
import { voiceOf } from '../lib/words.svelte';
import manila from '../games/manila/lesson';
import { Course } from './course.svelte';
import { hasLesson, loadLesson, unfold } from './lesson';
import { factsOf } from '../lib/game';

const { script, stops } = await loadLesson('manila');

describe('a script', () => {
  it('has whole views at every stop', () => {
    const all = [...unfold(script).values()];
    for (const { view } of all) expect(view.seats).toHaveLength(script.players);
    expect(all[all.length - 1].view.voyage).toBe(2);
  });
});

const GAMES = ['manila', 'puerto_rico', 'lisboa'];
const ALL = GAMES.flatMap((game) => ['', ...(factsOf(game)?.parts ?? [])].map((part) => [game, part] as const));

describe.each(ALL)('the lesson of %s %s', async (game, part) => {
  const { lesson, script, stops } = await loadLesson(game, part);

  it('stops where the script does, in its order', () => {
    const order = Object.keys(script.stops);
    const places = lesson.steps.map(({ at }) => order.indexOf(at));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(order.length);
  });

  it('asks only for what is legal', () => {
    for (const { at, do: move } of lesson.steps) if (move) expect(stops.get(at)!.legal).toContain(move);
  });

  it('moves on by what the learner does, and by nothing else of his', () => {
    lesson.steps.forEach((step, at) => {
      const next = lesson.steps[at + 1];
      if (next && step.do) expect(next.at).not.toBe(step.at);
    });
  });

  it.each(LANGUAGES)('says everything in %s', async (lang) => {
    const voice = await voiceOf(game, lang);
    const facts = { one: 'Ana', two: 'Ben', three: 'Carla' };
    for (const { id, do: move } of lesson.steps) {
      // A nudge may be the house's own
      for (const part of ['-title', '', ...(move ? ['-do'] : [])]) {
        expect(voice.has(`lesson-${id}${part}`), `lesson-${id}${part}`).toBe(true);
        expect(voice.say(`lesson-${id}${part}`, facts)).toBeTruthy();
      }
    }
    if (part) expect(voice.has(`option-${part}`)).toBe(true);
  });
});

describe('lessons', () => {
  it('are named where they are', () => {
    expect(ALL.every(([game, part]) => hasLesson(game, part))).toBe(true);
    expect(hasLesson('manila', 'nobles')).toBe(false);
  });
});

describe('a course', () => {
  beforeEach(() => localStorage.clear());
  const course = () => new Course('manila', manila, stops);

  it('knows the right answer', () => {
    const at = course();
    expect(at.answer('bid 5')).toBe('read');
    at.go(2);
    expect([at.answer('bid 5'), at.answer('pass')]).toEqual(['right', 'other']);
    expect([at.go(3), at.go(2)]).toEqual([true, false]); // the story is shown on the way on, not on the way back
  });

  it('goes on where it was left', () => {
    course().go(7);
    const again = course();
    expect([again.at, again.resumed]).toEqual([7, true]);
    again.go(again.count - 1);
    expect(course().at).toBe(0); // it was finished
  });
});
