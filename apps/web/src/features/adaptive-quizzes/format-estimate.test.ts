import { expect, test } from 'vitest';
import { formatAbility, formatLevel, formatPoints } from './format-estimate.ts';

test.each([
  [-0.31, 0.39, '−0.3 ± 0.4', '45 ± 7'],
  [-0.04, 1, '0.0 ± 1.0', '49 ± 17'],
  [1.26, 0.4, '1.3 ± 0.4', '71 ± 7'],
])(
  'without a range, an ability of %f with an error of %f is shown as %s, and as %s points',
  (ability, error, said, points) => {
    expect([formatAbility({ ability, error }), formatPoints({ ability, error })]).toEqual([said, points]);
  },
);

test.each([
  [-0.31, -1.1, 0.52, '−0.3 (−1.1 to 0.5)', '45 (32–59)'],
  [2.4, 1.2, 3.9, '2.4 (1.2 to 3.9)', '90 (70–100)'],
])('an ability of %f between %f and %f is shown as %s, and as %s points', (ability, low, high, said, points) => {
  const estimate = { ability, error: 0.4, range: { low, high } };
  expect([formatAbility(estimate), formatPoints(estimate)]).toEqual([said, points]);
});

test.each([
  [0, -0.4, 0.4, 'Intermediate'],
  [-1.2, -1.9, -0.6, 'Elementary, maybe Beginner'],
  [0, -0.8, 0.8, 'Intermediate, maybe Elementary or Advanced'],
  [0.3, -1.6, 1.2, 'Intermediate, maybe Beginner to Advanced'],
  [-2, -3.4, -0.6, 'Beginner, maybe Elementary'],
])('the level of %f between %f and %f is shown as %s', (ability, low, high, said) => {
  expect(formatLevel({ ability, error: 0.4, range: { low, high } })).toBe(said);
});

test('without a range, the margin decides which other levels are named', () => {
  expect(formatLevel({ ability: 0.3, error: 0.4 })).toBe('Intermediate, maybe Advanced');
});
