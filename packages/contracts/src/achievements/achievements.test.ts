import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, countAttempt, isAchievementId, progressOf } from './achievements.ts';

const NOTHING = { quizzesFinished: 0, quizzesPerfect: 0 };

describe('achievements', () => {
  it.each([
    ['quiz_1', { ...NOTHING }, 0],
    ['quiz_1', { ...NOTHING, quizzesFinished: 1 }, 100],
    ['quiz_10', { ...NOTHING, quizzesFinished: 1 }, 10],
    ['quiz_10', { ...NOTHING, quizzesFinished: 9 }, 90],
    ['quiz_10', { ...NOTHING, quizzesFinished: 25 }, 100],
    ['score_perfect_1', { quizzesFinished: 5, quizzesPerfect: 0 }, 0],
    ['score_perfect_1', { quizzesFinished: 5, quizzesPerfect: 1 }, 100],
  ] as const)('%s after %j is at %i percent', (id, counters, expected) => {
    expect(progressOf(id, counters)).toBe(expected);
  });

  it.each(ACHIEVEMENT_IDS)('%s has a title that begins with an emoji, and is reached exactly at its goal', (id) => {
    const { title, description, goal } = ACHIEVEMENTS[id];
    expect(title).toMatch(/^\p{Extended_Pictographic}/u);
    expect(description).toMatch(/\.$/);
    const at = (count: number) => progressOf(id, { quizzesFinished: count, quizzesPerfect: count });
    expect(at(goal)).toBe(100);
    expect(at(goal - 1)).toBeLessThan(100);
  });

  it('are found by their ids only', () => {
    expect(isAchievementId('quiz_1')).toBe(true);
    for (const id of ['quiz_2', '', 'toString', '__proto__']) expect(isAchievementId(id)).toBe(false);
  });

  it('never move back while work is added', () => {
    const attempt = fc.record({ score: fc.nat(5), totalMarks: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(attempt), attempt, (attempts, more) => {
        const before = attempts.reduce(countAttempt, NOTHING);
        const after = countAttempt(before, more);
        for (const id of ACHIEVEMENT_IDS) expect(progressOf(id, after)).toBeGreaterThanOrEqual(progressOf(id, before));
      }),
    );
  });
});

describe('the counters', () => {
  it('count each attempt, and as perfect those with every mark of at least one', () => {
    const attempts = [
      { score: 3, totalMarks: 4 },
      { score: 4, totalMarks: 4 },
      { score: 199, totalMarks: 200 },
      { score: 0, totalMarks: 0 },
    ];
    expect(attempts.reduce(countAttempt, NOTHING)).toEqual({ quizzesFinished: 4, quizzesPerfect: 1 });
  });
});
