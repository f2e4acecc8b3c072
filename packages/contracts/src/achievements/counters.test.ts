import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../quizzes/categories.ts';
import { addDays } from '../streaks/days.ts';
import { streakSteps } from '../streaks/streak.ts';
import { ACHIEVEMENT_IDS, listReached, progressPercentOf } from './achievements.ts';
import {
  type AchievementEvent,
  addToCounters,
  type Counters,
  countersOf,
  EMPTY_COUNTERS,
  type FinishedQuiz,
} from './counters.ts';

const QUIZ: FinishedQuiz = { category: 'Science', score: 3, totalMarks: 4, right: 3, day: '2026-03-02', hour: 12 };
const countQuizzes = (...quizzes: Partial<FinishedQuiz>[]): Counters =>
  quizzes.reduce<Counters>((counters, quiz) => addToCounters(counters, { quiz: { ...QUIZ, ...quiz } }), EMPTY_COUNTERS);

describe('a finished quiz', () => {
  it('adds one finished quiz, and its right answers to the counter of its category', () => {
    expect(countQuizzes({}, { category: 'art', right: 2 })).toMatchObject({
      quizzesFinished: 2,
      'right:science': 3,
      'right:art': 2,
      'right:history': 0,
    });
  });

  it('in a custom category adds no right answers to any category’s counter', () => {
    expect(countQuizzes({ category: 'Chess' })).toMatchObject({ quizzesFinished: 1, 'right:general': 0 });
  });

  it('is perfect with full marks if it has any, and reaches 80 % by its unrounded marks', () => {
    const quizzes = [
      { score: 4, totalMarks: 4 },
      { score: 199, totalMarks: 200 },
      { score: 0, totalMarks: 0 },
      { score: 4, totalMarks: 5 },
      { score: 159, totalMarks: 200 },
    ];
    expect(countQuizzes(...quizzes)).toMatchObject({ quizzesPerfect: 1, quizzesAt80: 3 });
  });

  it.each([
    [3, 0, 1],
    [4, 1, 0],
    [6, 1, 0],
    [7, 0, 0],
    [21, 0, 0],
    [22, 0, 1],
    [23, 0, 1],
    [0, 0, 1],
    [null, 0, 0],
  ])('at %s o’clock counts %i times as early and %i times as late', (hour, quizzesEarly, quizzesLate) => {
    expect(countQuizzes({ hour })).toMatchObject({ quizzesEarly, quizzesLate });
  });

  it('is a comeback if it comes 14 days or more after the last quiz', () => {
    const after = (days: number) => countQuizzes({}, { day: addDays(QUIZ.day, days) }).comebacks;
    expect([0, 1, 13, 14, 400].map(after)).toEqual([0, 0, 0, 1, 1]);
  });

  it('of an earlier day that arrives late is no comeback, and doesn’t undo one', () => {
    const late = { day: addDays(QUIZ.day, 20) };
    expect(countQuizzes({}, late, {})).toMatchObject({ comebacks: 1 });
    expect(countQuizzes({}, late, { day: addDays(QUIZ.day, 10) })).toMatchObject({ comebacks: 1 });
  });
});

it('founding several groups counts once', () => {
  const founded = [{ foundedGroup: true }, { xp: 5 }, { foundedGroup: true }].reduce(addToCounters, EMPTY_COUNTERS);
  expect([founded.groupFounded, EMPTY_COUNTERS.groupFounded]).toEqual([1, 0]);
});

it('counters that aren’t stored are 0, and unknown counters are left out', () => {
  expect(countersOf({ reviews: 4, later: 2 })).toEqual({ ...EMPTY_COUNTERS, reviews: 4 });
});

const day = fc.nat(80).map((days) => addDays('2026-01-01', days));
const quiz: fc.Arbitrary<FinishedQuiz> = fc.record({
  category: fc.constantFrom(...CATEGORIES, 'Chess'),
  score: fc.nat(5),
  totalMarks: fc.nat(5),
  right: fc.nat(40),
  day,
  hour: fc.option(fc.nat(23)),
});
const event: fc.Arbitrary<AchievementEvent> = fc.record(
  { xp: fc.nat(200), quiz, review: fc.boolean(), foundedGroup: fc.boolean(), streak: fc.nat(8) },
  { requiredKeys: [] },
);

describe('achievement events in any order', () => {
  it('never take an achievement away or lower its progress', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.array(event, { maxLength: 5 }), (deeds, late) => {
        const before = deeds.reduce(addToCounters, EMPTY_COUNTERS);
        const after = late.reduce(addToCounters, before);
        for (const id of ACHIEVEMENT_IDS)
          expect(progressPercentOf(id, after)).toBeGreaterThanOrEqual(progressPercentOf(id, before));
        expect(listReached(after)).toEqual(expect.arrayContaining(listReached(before)));
      }),
    );
  });

  it('add up to the same counters, except for comebacks', () => {
    const shuffled = fc
      .array(event, { maxLength: 20 })
      .chain((deeds) => fc.tuple(fc.constant(deeds), fc.shuffledSubarray(deeds, { minLength: deeds.length })));
    fc.assert(
      fc.property(shuffled, ([deeds, otherwise]) => {
        const [a, b] = [deeds, otherwise].map((order) => ({
          ...order.reduce(addToCounters, EMPTY_COUNTERS),
          comebacks: 0,
        }));
        expect(a).toEqual(b);
      }),
    );
  });

  it('never shorten the longest streak when a day arrives late', () => {
    const longest = (days: readonly string[]) =>
      Math.max(0, ...streakSteps([...new Set(days)].sort()).map((step) => step.count));
    fc.assert(
      fc.property(fc.array(day), day, (days, late) => {
        expect(longest([...days, late])).toBeGreaterThanOrEqual(longest(days));
      }),
    );
  });
});
