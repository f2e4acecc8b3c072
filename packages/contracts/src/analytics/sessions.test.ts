import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSessionMetrics, performanceLevelOf } from './sessions.ts';

const answer = fc.record({
  questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  option: fc.option(fc.nat(3)),
  correct: fc.boolean(),
  timeSpent: fc.nat(900).map((tenths) => tenths / 10),
});
const answered = (timeSpent: number, correct = true, option: number | null = 0) => ({ timeSpent, correct, option });

describe('session metrics', () => {
  test('compute fatigue from the median times of the first and the last third', () => {
    const slower = [answered(10), answered(12), answered(11), answered(11), answered(14), answered(18)];
    expect(computeSessionMetrics(slower).fatigueScore).toBe(0.455);
    expect(computeSessionMetrics(slower.slice(0, 5)).fatigueScore).toBeNull();
    expect(computeSessionMetrics(slower.toReversed()).fatigueScore).toBe(0);
  });

  test('count the asked, answered and right questions', () => {
    const metrics = computeSessionMetrics([answered(4), answered(5, false), answered(9, false, null), answered(6)]);
    expect(metrics).toEqual({ responseTime: 5, fatigueScore: null, engagement: 15, comprehension: 0.5, answers: 3 });
    expect(computeSessionMetrics([])).toMatchObject({ responseTime: 0, engagement: 0, comprehension: 0 });
  });

  test('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const { fatigueScore, engagement, comprehension, responseTime } = computeSessionMetrics(answers);
        expect(fatigueScore === null || (fatigueScore >= 0 && fatigueScore <= 1)).toBe(true);
        expect(engagement >= 0 && engagement <= 20 && comprehension >= 0 && comprehension <= 1).toBe(true);
        expect(responseTime).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('give a performance level that falls with fatigue', () => {
    expect([0, 0.2, 0.3, 0.4, 0.7, null].map(performanceLevelOf)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      null,
    ]);
  });
});
