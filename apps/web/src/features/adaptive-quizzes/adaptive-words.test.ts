import { expect, test } from 'vitest';
import { abilityInWords, doubtOf, pointsInWords } from './adaptive-words.ts';

test.each([
  [-0.31, 0.39, '−0.3 ± 0.4', '45 ± 7'],
  [-0.04, 1, '0.0 ± 1.0', '49 ± 17'],
  [1.26, 0.4, '1.3 ± 0.4', '71 ± 7'],
])('an ability of %f with an error of %f is %s, and %s points', (ability, error, said, points) => {
  expect([abilityInWords({ ability, error }), pointsInWords({ ability, error })]).toEqual([said, points]);
});

test.each([
  [0, 0.4, null],
  [0.3, 0.4, 'Within the margin, Advanced is possible too.'],
  [0, 1, 'Within the margin, Elementary and Advanced are possible too.'],
])('of %f ± %f, %s', (ability, error, doubt) => {
  expect(doubtOf({ ability, error })).toBe(doubt);
});
