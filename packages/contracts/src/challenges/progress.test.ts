import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedPlay, computeProgress, requiredPlays, secondsForQuiz } from './progress.ts';
import { CHALLENGE_TYPES } from './types.ts';

const parameters = { quizCount: 3, targetScore: 80, streakDays: 7, timeLimit: 300, quizCategory: 'Math' as const };
const play = (percentage: number, more: Partial<CountedPlay> = {}): CountedPlay => ({
  category: 'General',
  percentage,
  passed: percentage >= 50,
  seconds: 60,
  ...more,
});
const evidence = (plays: CountedPlay[], streak = 0) => ({ quizzes: 5, plays, streak });

describe('challenge progress', () => {
  it.each([
    ['quiz_completion', evidence([play(0), play(10)]), 66],
    ['quiz_completion', evidence([play(0), play(10), play(20)]), 100],
    ['score_target', evidence([play(100), play(100)]), 83],
    ['score_target', evidence([play(100), play(100), play(39)]), 99],
    ['score_target', evidence([play(100), play(100), play(40)]), 100],
    // Only the three best of the four plays count.
    ['score_target', evidence([play(0), play(80), play(80), play(80)]), 100],
    ['category_focus', evidence([play(0, { category: 'Mathematics' }), play(100)]), 33],
    ['speed_challenge', evidence([play(60), play(60, { seconds: 301 }), play(40), play(50, { seconds: 300 })]), 66],
    ['streak_maintenance', evidence([play(0)], 5), 71],
    ['streak_maintenance', evidence([play(0)], 12), 100],
    ['streak_maintenance', evidence([], 12), 0],
  ] as const)('is computed for %s', (type, given, progress) => {
    expect(computeProgress(type, parameters, given)).toBe(progress);
  });

  it('requires no more plays than the challenge has quizzes', () => {
    expect(requiredPlays({ quizCount: 3 }, 2)).toBe(2);
    expect(computeProgress('quiz_completion', parameters, { ...evidence([play(1)]), quizzes: 1 })).toBe(100);
  });

  it('towards a target score stays below 100 until all quizzes are played, however low the target is', () => {
    const low = { ...parameters, targetScore: 1 };
    expect(computeProgress('score_target', low, evidence([play(100), play(100)]))).toBe(99);
  });
});

const anyPlay = fc.record({
  category: fc.constantFrom('Mathematics', 'General'),
  percentage: fc.integer({ min: 0, max: 100 }),
  passed: fc.boolean(),
  seconds: fc.integer({ min: 0, max: 1_800 }),
});
const anyCase = fc.record({
  type: fc.constantFrom(...CHALLENGE_TYPES),
  quizzes: fc.integer({ min: 1, max: 20 }),
  streak: fc.integer({ min: 0, max: 40 }),
  parameters: fc.record({
    quizCount: fc.integer({ min: 1, max: 10 }),
    targetScore: fc.integer({ min: 1, max: 100 }),
    streakDays: fc.integer({ min: 2, max: 30 }),
    timeLimit: fc.integer({ min: 30, max: 600 }),
    quizCategory: fc.constantFrom('Math' as const, 'General' as const),
  }),
});

it('challenge progress lies between 0 and 100, never falls with another play, and ignores their order', () => {
  fc.assert(
    fc.property(
      anyCase,
      fc.array(anyPlay, { maxLength: 12 }),
      anyPlay,
      ({ type, parameters: given, ...rest }, plays, more) => {
        const of = (some: CountedPlay[]) => computeProgress(type, given, { ...rest, plays: some });
        expect(of(plays)).toBeGreaterThanOrEqual(0);
        expect(of(plays)).toBeLessThanOrEqual(100);
        expect(of([...plays, more])).toBeGreaterThanOrEqual(of(plays));
        expect(of(plays.toReversed())).toBe(of(plays));
      },
    ),
  );
});

it('challenge progress reaches 100 only with enough perfect, fast plays and a long enough streak', () => {
  fc.assert(
    fc.property(anyCase, ({ type, quizzes, parameters: given }) => {
      const need = requiredPlays(given, quizzes);
      const category = given.quizCategory === 'Math' ? 'Mathematics' : 'General';
      const plays = Array.from({ length: need }, () => play(100, { category, seconds: given.timeLimit }));
      const streak = given.streakDays;
      expect(computeProgress(type, given, { quizzes, plays, streak })).toBe(100);
      const fewer = { quizzes, plays: plays.slice(1), streak: streak - 1 };
      expect(computeProgress(type, given, fewer)).toBeLessThan(100);
    }),
  );
});

it('a quiz in a speed challenge is limited to the challenge’s time limit', () => {
  expect(secondsForQuiz('speed_challenge', 300, 60)).toBe(60);
  expect(secondsForQuiz('speed_challenge', 60, 300)).toBe(60);
  expect(secondsForQuiz('quiz_completion', 300, 60)).toBe(300);
});
