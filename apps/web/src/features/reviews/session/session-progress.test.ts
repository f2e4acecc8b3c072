import { expect, test } from 'vitest';
import { computeStrengthened, getUndoTimeLeft, type RatedReview, removeRated } from './session-progress.ts';

const [PLANETS, RIVERS] = [
  { id: 'p', title: 'Planets' },
  { id: 'r', title: 'Rivers' },
];
const rated = (questionId: string, changes: Partial<RatedReview> = {}): RatedReview => ({
  questionId,
  question: 'First?',
  quiz: PLANETS,
  quality: 5,
  xpEarned: 2,
  stabilityBefore: 2,
  stabilityAfter: 8,
  at: 0,
  ratingId: questionId,
  ...changes,
});

test('forgotten cards and cards that last no longer than before aren’t strengthened', () => {
  const progress = [rated('a', { quality: 1 }), rated('b', { stabilityAfter: 2 })];
  expect(computeStrengthened(progress)).toBeNull();
  expect(computeStrengthened([])).toBeNull();
});

test('returns how many cards last longer and for how long, and the quizzes with the most cards first', () => {
  const progress = [
    rated('a', { quiz: RIVERS, stabilityAfter: 30 }),
    rated('b'),
    rated('c', { stabilityBefore: 0, stabilityAfter: 3 }),
    rated('d', { quality: 1 }),
  ];
  expect(computeStrengthened(progress)).toEqual({
    cards: 3,
    before: 1,
    after: 14,
    quizzes: [
      { ...PLANETS, cards: 2, longest: 8 },
      { ...RIVERS, cards: 1, longest: 30 },
    ],
  });
});

test('the last rating can be undone for less than ten minutes, and undoing removes it', () => {
  const progress = [rated('a'), rated('b', { at: 1_000 })];
  expect(getUndoTimeLeft(progress, 60_000)).toBe(8.5 * 60_000 + 1_000);
  expect(getUndoTimeLeft(progress, 10 * 60_000)).toBeLessThan(0);
  expect(getUndoTimeLeft([], 0)).toBe(0);
  const last = progress[1];
  expect(last && removeRated(progress, last)).toEqual([progress[0]]);
});
