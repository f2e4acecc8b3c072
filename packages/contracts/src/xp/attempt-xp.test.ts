import { expect, it } from 'vitest';
import { grade } from '../quizzes/grading.ts';
import { computeAttemptXp, countRepeats, isAttemptCounted, REPEAT_WINDOW_MS } from './attempt-xp.ts';

const QUESTION = { id: 'q', kind: 'single', correctAnswer: 'B', difficulty: 'easy', marks: 1 } as const;
/** The grade of one easy question answered correctly: 5 XP, plus 10 XP for passing. */
const GRADE = grade([QUESTION], [{ questionId: 'q', option: 1, timeSpent: 1 }], 1);
const terms = (changes: { ranked?: boolean; own?: boolean; all?: number; near?: number } = {}) => {
  const { ranked = false, own = false, near = 0, all = near } = changes;
  return { ranked, own, repeats: { all, near } };
};

it.each([
  ['a first attempt pays in full and counts', terms(), 15, true],
  ['a second attempt within a day pays a quarter and counts', terms({ near: 1 }), 4, true],
  ['a third attempt within a day pays nothing but counts', terms({ near: 2 }), 0, true],
  ['a second attempt after more than a day pays in full and counts', terms({ all: 1 }), 15, true],
  ['a first attempt at a ranked quiz pays in full and counts', terms({ ranked: true }), 15, true],
  ['a repeated attempt at a ranked quiz neither pays nor counts', terms({ ranked: true, all: 1 }), 0, false],
  ['an attempt at one’s own quiz neither pays nor counts', terms({ own: true }), 0, false],
])('returns the XP of %s and whether achievements count it', (_name, of, xp, counts) => {
  expect([computeAttemptXp(GRADE, of), isAttemptCounted(of)]).toEqual([xp, counts]);
});

it('an attempt exactly 24 hours earlier or later counts as a repeat', () => {
  const [on, off] = [REPEAT_WINDOW_MS, REPEAT_WINDOW_MS + 1];
  expect(countRepeats(0, [on, -on, off, -off])).toEqual({ all: 4, near: 2 });
});
