import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { estimateOf, estimatesAlong, itemDifficulty, MAX_DIFFICULTY, type ScoredAnswer } from './model.ts';

const difficulty = fc.double({ min: -MAX_DIFFICULTY, max: MAX_DIFFICULTY, noNaN: true });
const answer = fc.record({ difficulty, correct: fc.boolean() });
const answers = fc.array(answer, { maxLength: 25 });

describe('the difficulty of a question', () => {
  test.each([
    ['as its author rated it under 30 answers', 'easy', 29, 0, -1],
    ['0 for a medium one without answers', 'medium', 0, 0, 0],
    ['1 for a hard one without answers', 'hard', 0, 0, 1],
    ['0 where half of the answers are right', 'hard', 30, 15, 0],
    ['the bound where all are right', 'hard', 40, 40, -3],
    ['the bound where none is', 'easy', 40, 0, 3],
    ['higher the fewer are right', 'easy', 100, 20, 0.815],
  ] as const)('is %s', (_title, rated, answered, correct, expected) => {
    expect(itemDifficulty({ difficulty: rated, answered, correct })).toBeCloseTo(expected, 3);
  });

  it('stays within its bounds, whatever statistics say', () => {
    const rated = fc.constantFrom('easy', 'medium', 'hard' as const);
    fc.assert(
      fc.property(rated, fc.nat(10_000), fc.nat(20_000), (rating, answered, correct) => {
        const found = itemDifficulty({ difficulty: rating, answered, correct });
        expect(Math.abs(found)).toBeLessThanOrEqual(MAX_DIFFICULTY);
      }),
    );
  });
});

describe('the estimate', () => {
  it('is that of all learners before the first answer', () => {
    const { ability, error } = estimateOf([]);
    expect(ability).toBeCloseTo(0, 10);
    expect(error).toBeCloseTo(1, 2);
  });

  it('is as with the normal ogive, whose estimate after one right answer is known', () => {
    const { ability, error } = estimateOf([{ difficulty: 0, correct: true }]);
    expect(ability).toBeCloseTo(1 / Math.sqrt(Math.PI), 2);
    expect(error).toBeCloseTo(Math.sqrt(1 - 1 / Math.PI), 2);
  });

  it('rises with a right answer and falls with a wrong one', () => {
    fc.assert(
      fc.property(answers, difficulty, (before, at) => {
        const without = estimateOf(before).ability;
        expect(estimateOf([...before, { difficulty: at, correct: true }]).ability).toBeGreaterThan(without);
        expect(estimateOf([...before, { difficulty: at, correct: false }]).ability).toBeLessThan(without);
      }),
    );
  });

  it('is a number within the scale, more certain than no answer, and the same in every order', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { ability, error } = estimateOf(given);
        expect(Math.abs(ability)).toBeLessThan(4);
        expect(error).toBeGreaterThan(0);
        expect(error).toBeLessThanOrEqual(estimateOf([]).error + 1e-9);
        const reversed = estimateOf(given.toReversed());
        expect(reversed.ability).toBeCloseTo(ability, 9);
        expect(reversed.error).toBeCloseTo(error, 9);
      }),
    );
  });

  it('gets more certain with each question at the ability', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (rights) => {
        const given: ScoredAnswer[] = [];
        const errors = rights.map((correct) => {
          given.push({ difficulty: estimateOf(given).ability, correct });
          return estimateOf(given).error;
        });
        expect(errors).toEqual(errors.toSorted((a, b) => b - a));
      }),
    );
  });

  it('leaves out what does not count', () => {
    fc.assert(
      fc.property(fc.array(fc.option(answer), { maxLength: 12 }), (given) => {
        const along = estimatesAlong(given);
        const counted = given.flatMap((one) => one ?? []);
        expect(along.map((one) => one === null)).toEqual(given.map((one) => one === null));
        const last = along.findLast((one) => one !== null);
        expect(last ?? null).toEqual(counted.length === 0 ? null : estimateOf(counted));
      }),
    );
  });
});
