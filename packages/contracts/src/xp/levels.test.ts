import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelStateOf, xpToNextLevel } from './levels.ts';

const level = fc.integer({ min: 1, max: 2_000 });

/** Lifetime XP with which a level begins, summed up step by step. */
function xpAtStartOf(target: number): number {
  let sum = 0;
  for (let level = 1; level < target; level += 1) sum += xpToNextLevel(level);
  return sum;
}

describe('levels', () => {
  it.each([
    [1, 150],
    [2, 160],
    [3, 170],
    [5, 200],
    [10, 260],
    [20, 440],
    [34, 770],
  ])('takes from level %i to the next %i XP', (from, xp) => {
    expect(xpToNextLevel(from)).toBe(xp);
  });

  it.each([
    [0, { level: 1, into: 0, needed: 150 }],
    [149, { level: 1, into: 149, needed: 150 }],
    [150, { level: 2, into: 0, needed: 160 }],
    [309, { level: 2, into: 159, needed: 160 }],
    [310, { level: 3, into: 0, needed: 170 }],
  ])('reads %i XP as its level', (xp, state) => {
    expect(levelStateOf(xp)).toEqual(state);
  });

  it('costs whole tens within 5 XP of the formula', () => {
    fc.assert(
      fc.property(level, (at) => {
        const formula = 0.25 * at ** 2 + 10 * at + 139.75;
        expect(xpToNextLevel(at) % 10).toBe(0);
        expect(Math.abs(xpToNextLevel(at) - formula)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('costs more with each level', () => {
    fc.assert(fc.property(level, (at) => xpToNextLevel(at + 1) > xpToNextLevel(at)));
  });

  it('finds the level that a sum of XP adds up to', () => {
    fc.assert(
      fc.property(level, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (at, share) => {
        const into = Math.floor(share * xpToNextLevel(at));
        expect(levelStateOf(xpAtStartOf(at) + into)).toEqual({ level: at, into, needed: xpToNextLevel(at) });
      }),
      { numRuns: 200 },
    );
  });

  it('never falls while XP is added', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000),
        fc.nat(10_000),
        (xp, more) => levelStateOf(xp + more).level >= levelStateOf(xp).level,
      ),
    );
  });
});
