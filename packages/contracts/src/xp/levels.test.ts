import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelStateOf, xpToNextLevel } from './levels.ts';

const level = fc.integer({ min: 1, max: 2_000 });

/** Returns the lifetime XP at which a level begins, summed level by level. */
function xpAtStartOf(target: number): number {
  let sum = 0;
  for (let level = 1; level < target; level += 1) sum += xpToNextLevel(level);
  return sum;
}

describe('the level rules', () => {
  it.each([
    [1, 150],
    [2, 160],
    [3, 170],
    [5, 200],
    [10, 260],
    [20, 440],
    [34, 770],
  ])('require from level %i to the next %i XP', (from, xp) => {
    expect(xpToNextLevel(from)).toBe(xp);
  });

  it.each([
    [0, { level: 1, into: 0, needed: 150 }],
    [149, { level: 1, into: 149, needed: 150 }],
    [150, { level: 2, into: 0, needed: 160 }],
    [309, { level: 2, into: 159, needed: 160 }],
    [310, { level: 3, into: 0, needed: 170 }],
  ])('map %i XP to the right level and its progress', (xp, state) => {
    expect(levelStateOf(xp)).toEqual(state);
  });

  it('require multiples of 10 XP, at most 5 XP away from the formula', () => {
    fc.assert(
      fc.property(level, (at) => {
        const formula = 0.25 * at ** 2 + 10 * at + 139.75;
        expect(xpToNextLevel(at) % 10).toBe(0);
        expect(Math.abs(xpToNextLevel(at) - formula)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('require more XP with each level', () => {
    fc.assert(fc.property(level, (at) => xpToNextLevel(at + 1) > xpToNextLevel(at)));
  });

  it('find the level and the progress in it for any sum of XP', () => {
    fc.assert(
      fc.property(level, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (at, share) => {
        const into = Math.floor(share * xpToNextLevel(at));
        expect(levelStateOf(xpAtStartOf(at) + into)).toEqual({ level: at, into, needed: xpToNextLevel(at) });
      }),
      { numRuns: 200 },
    );
  });

  it('never lower the level when XP is added', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000),
        fc.nat(10_000),
        (xp, more) => levelStateOf(xp + more).level >= levelStateOf(xp).level,
      ),
    );
  });
});
