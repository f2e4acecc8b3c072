import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { performanceLevel, sessionMetrics } from './sessions.ts';

const answer = fc.record({
  questionId: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  option: fc.option(fc.nat(3)),
  correct: fc.boolean(),
  timeSpent: fc.nat(900).map((tenths) => tenths / 10),
});
const given = (timeSpent: number, correct = true, option: number | null = 0) => ({ timeSpent, correct, option });

describe('sessions', () => {
  test('tell fatigue from the medians of the first and the last third', () => {
    const slower = [given(10), given(12), given(11), given(11), given(14), given(18)];
    expect(sessionMetrics(slower).fatigueScore).toBe(0.455);
    expect(sessionMetrics(slower.slice(0, 5)).fatigueScore).toBeNull();
    expect(sessionMetrics(slower.toReversed()).fatigueScore).toBe(0);
  });

  test('count what was asked, answered and right', () => {
    const metrics = sessionMetrics([given(4), given(5, false), given(9, false, null), given(6)]);
    expect(metrics).toEqual({ responseTime: 5, fatigueScore: null, engagement: 15, comprehension: 0.5, answers: 3 });
    expect(sessionMetrics([])).toMatchObject({ responseTime: 0, engagement: 0, comprehension: 0 });
  });

  test('stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const { fatigueScore, engagement, comprehension, responseTime } = sessionMetrics(answers);
        expect(fatigueScore === null || (fatigueScore >= 0 && fatigueScore <= 1)).toBe(true);
        expect(engagement >= 0 && engagement <= 20 && comprehension >= 0 && comprehension <= 1).toBe(true);
        expect(responseTime).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('have a level from how fresh they were', () => {
    expect([0, 0.2, 0.3, 0.4, 0.7, null].map(performanceLevel)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      null,
    ]);
  });
});
