import { expect, test } from 'vitest';
import { findCurrentSet } from './review-set.ts';
import type { RatedReview } from './session-progress.ts';

const rate = (count: number): RatedReview[] =>
  Array.from({ length: count }, (_, index) => ({
    questionId: `q${index}`,
    question: `Question ${index}?`,
    quiz: { id: 'p', title: 'Planets' },
    quality: 5,
    xpEarned: 2,
    stabilityBefore: 2,
    stabilityAfter: 8,
    at: 0,
    ratingId: `r${index}`,
  }));

test.each([
  ['begins a set of five', 0, 0, 12, { rated: 0, size: 5, finished: false }],
  ['is as large as the cards due if they are fewer', 0, 0, 3, { rated: 0, size: 3, finished: false }],
  ['counts the rated cards', 2, 0, 10, { rated: 2, size: 5, finished: false }],
  ['grows when a card becomes due', 2, 0, 2, { rated: 2, size: 4, finished: false }],
  ['is finished after five cards', 5, 0, 7, { rated: 5, size: 5, finished: true }],
  ['is the second one once the first is left', 5, 1, 7, { rated: 0, size: 5, finished: false }],
  ['is the last one with what is left', 10, 2, 2, { rated: 0, size: 2, finished: false }],
  ['is the first one again if its last rating was undone', 4, 1, 8, { rated: 4, size: 5, finished: false }],
  ['has no size while the number of due cards is unknown', 1, 0, null, { rated: 1, size: null, finished: false }],
])('the current set %s', (_name, rated, closed, remaining, set) => {
  const { rated: ratedInSet, ...rest } = findCurrentSet(rate(rated), closed, remaining);
  expect({ rated: ratedInSet.length, ...rest }).toEqual(set);
});
