import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_WEIGHTS } from '../reviews/weights.ts';
import { computeHeadline, computeInsights, findBestHour } from './insights.ts';
import { computeCategoryMastery } from './mastery.ts';
import type { computeSessionMetrics } from './sessions.ts';

describe('headlines', () => {
  const of = (category: string, asked: number, correct: number) => new Map([[category, { asked, correct }]]);
  test('name the category that changed most', () => {
    const now = new Map([...of('History', 50, 41), ...of('Art', 50, 25)]);
    const before = new Map([...of('History', 50, 35), ...of('Art', 50, 28)]);
    expect(computeHeadline(now, before, true)).toEqual({
      kind: 'moved',
      category: 'History',
      points: 12,
      days: 14,
      answers: 100,
    });
  });

  test('claim no change if there are too few answers', () => {
    expect(computeHeadline(of('Art', 19, 19), of('Art', 40, 0), true)).toEqual({
      kind: 'few',
      answers: 19,
      needed: 20,
    });
    expect(computeHeadline(of('Art', 40, 30), of('Art', 19, 0), true)).toEqual({
      kind: 'steady',
      accuracy: 75,
      days: 14,
      answers: 40,
    });
    expect(computeHeadline(new Map(), new Map(), false)).toEqual({ kind: 'nothing' });
  });
});

describe('insights', () => {
  const session = (changes: Partial<ReturnType<typeof computeSessionMetrics>>) => ({
    responseTime: 10,
    fatigueScore: 0.3,
    engagement: 16,
    comprehension: 0.7,
    answers: 10,
    ...changes,
  });
  test('have the number of answers that they are based on', () => {
    const sessions = [session({ engagement: 20 }), session({ responseTime: 5 }), session({}), session({})];
    const hours = [
      { hour: 9, answered: 40, correct: 36 },
      { hour: 20, answered: 30, correct: 15 },
      { hour: 22, answered: 3, correct: 3 },
    ];
    expect(computeInsights(sessions, hours)).toEqual([
      { kind: 'breaks', value: 30, answers: 40 },
      { kind: 'engagement', value: 13, answers: 40 },
      { kind: 'peak', value: 9, answers: 73 },
      { kind: 'pace', value: -25, answers: 40 },
    ]);
    expect(findBestHour(hours)).toEqual({ hour: 9, accuracy: 90, answers: 40 });
  });

  test('have null values if there are too few answers', () => {
    const found = computeInsights([session({ answers: 9 })], [{ hour: 9, answered: 40, correct: 36 }]);
    expect(found.map(({ value }) => value)).toEqual([null, null, null, null]);
  });
});

describe('mastery', () => {
  const at = new Date('2026-03-11T12:00:00Z');
  test('is the chance to recall a card, or the share of right answers for a question without a card', () => {
    const learnt = { stability: 10, lastReview: '2026-03-01T12:00:00Z' };
    const found = computeCategoryMastery(
      [
        { category: 'Art', correct: 1, answered: 2, card: null },
        { category: 'Art', correct: 0, answered: 1, card: { stability: 0, lastReview: null } },
        { category: 'History', correct: 0, answered: 1, card: learnt },
      ],
      at,
    );
    expect(found).toEqual([
      { category: 'Art', questions: 2, mastery: 250 },
      { category: 'History', questions: 1, mastery: 900 },
    ]);
  });

  test('decays by the learner’s own weights from the time on when they apply', () => {
    const card = { stability: 10, lastReview: '2026-01-01T12:00:00Z' };
    const question = { category: 'Art', correct: 0, answered: 1, card };
    const masteryBy = (models: Parameters<typeof computeCategoryMastery>[2]) =>
      computeCategoryMastery([question], at, models)[0]?.mastery ?? 0;
    // The last of the learner's weights determines how fast the forgetting curve falls.
    const weights = PUBLISHED_WEIGHTS.with(-1, 0.5);
    const published = masteryBy([]);
    expect(masteryBy([{ since: '2026-02-01T00:00:00Z', weights }])).not.toBe(published);
    expect(masteryBy([{ since: '2030-01-01T00:00:00Z', weights }])).toBe(published);
  });

  test('never grows as time passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(1_000), fc.nat(1_000), (tenths, days, more) => {
        const question = {
          category: 'Art',
          correct: 0,
          answered: 1,
          card: { stability: tenths / 10, lastReview: at.toISOString() },
        };
        const on = (day: number) =>
          computeCategoryMastery([question], new Date(at.getTime() + day * 86_400_000))[0]?.mastery ?? 0;
        expect(on(days + more)).toBeLessThanOrEqual(on(days));
      }),
    );
  });
});
