import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { displayRangeOf, LEVELS, levelOf, levelsInRange, toPointMargin, toPointRange, toPoints } from './levels.ts';

test.each([
  [-4, 'Beginner', 0],
  [-1.51, 'Beginner', 25],
  [-1.5, 'Elementary', 25],
  [-0.5, 'Intermediate', 42],
  [0, 'Intermediate', 50],
  [0.5, 'Advanced', 58],
  [1.5, 'Expert', 75],
  [3, 'Expert', 100],
  [4, 'Expert', 100],
])('an ability of %f is at the level %s with %i points', (ability, level, points) => {
  expect([levelOf(ability), toPoints(ability)]).toEqual([level, points]);
});

test.each([
  [0, 0.4, ['Intermediate']],
  [0.3, 0.4, ['Intermediate', 'Advanced']],
  [-1.6, 0.4, ['Beginner', 'Elementary']],
  [0, 1, ['Elementary', 'Intermediate', 'Advanced']],
])('the range %f ± %f covers the levels %j', (ability, error, levels) => {
  expect(levelsInRange({ ability, error })).toEqual(levels);
});

it('a result with its own range shows that range, whatever its error', () => {
  const range = { low: -0.6, high: 0.7 };
  expect(displayRangeOf({ ability: 0, error: 0.2, range })).toEqual(range);
  expect(toPointRange({ ability: 0, error: 0.2, range })).toEqual({ low: 40, high: 62 });
  expect(levelsInRange({ ability: 0, error: 0.2, range })).toEqual(['Elementary', 'Intermediate', 'Advanced']);
});

it('a certain result without a range spans two levels at most, and more ability never means less', () => {
  const ability = fc.double({ min: -4, max: 4, noNaN: true });
  fc.assert(
    fc.property(ability, ability, (a, b) => {
      expect(levelsInRange({ ability: a, error: 0.4 }).length).toBeLessThanOrEqual(2);
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(toPoints(low)).toBeLessThanOrEqual(toPoints(high));
      expect(LEVELS.indexOf(levelOf(low))).toBeLessThanOrEqual(LEVELS.indexOf(levelOf(high)));
    }),
  );
});

test.each([
  [1, 17],
  [0.4, 7],
  [0.01, 1],
])('a standard error of %f is shown as a margin of %i points', (error, margin) => {
  expect(toPointMargin(error)).toBe(margin);
});
