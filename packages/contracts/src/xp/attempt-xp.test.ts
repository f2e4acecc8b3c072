import { expect, it } from 'vitest';
import { grade } from '../quizzes/grading.ts';
import { computeAttemptXp, countRepeats, isAttemptCounted, REPEAT_WINDOW_MS } from './attempt-xp.ts';

const QUESTION = { id: 'q', kind: 'single', correctAnswer: 'B', difficulty: 'easy', marks: 1 } as const;
/** One easy question, right: 5, and 10 for passing. */
const GRADE = grade([QUESTION], [{ questionId: 'q', option: 1, timeSpent: 1 }], 1);
const terms = (changes: { ranked?: boolean; own?: boolean; all?: number; near?: number } = {}) => {
  const { ranked = false, own = false, near = 0, all = near } = changes;
  return { ranked, own, repeats: { all, near } };
};

it.each([
  ['a first attempt', terms(), 15, true],
  ['a second one within a day', terms({ near: 1 }), 4, true],
  ['a third one', terms({ near: 2 }), 0, true],
  ['a second one later', terms({ all: 1 }), 15, true],
  ['a ranked quiz', terms({ ranked: true }), 15, true],
  ['a ranked quiz again, whenever', terms({ ranked: true, all: 1 }), 0, false],
  ['one’s own quiz', terms({ own: true }), 0, false],
])('%s', (_name, of, xp, counts) => {
  expect([computeAttemptXp(GRADE, of), isAttemptCounted(of)]).toEqual([xp, counts]);
});

it('an attempt exactly a day away is a repeat, before and after', () => {
  const [on, off] = [REPEAT_WINDOW_MS, REPEAT_WINDOW_MS + 1];
  expect(countRepeats(0, [on, -on, off, -off])).toEqual({ all: 4, near: 2 });
});
