import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CURRENT_MODEL,
  computeDifficulty,
  estimateAbility,
  estimateAfterEach,
  INITIAL_ERROR,
  informationOf,
  MAX_DIFFICULTY,
  type Model,
  type ScoredAnswer,
} from './model.ts';

const difficulty = fc.double({ min: -MAX_DIFFICULTY, max: MAX_DIFFICULTY, noNaN: true });
const guessing = fc.constantFrom(0, 1 / 7, 1 / 4, 1 / 2);
const answer = fc.record({ difficulty, guessing, correct: fc.boolean() });
const answers = fc.array(answer, { maxLength: 25 });
const model = fc.constantFrom<Model[]>(1, 2);

describe('the difficulty of a question', () => {
  test.each([
    ['its author’s rating if it has fewer than 30 answers', 'easy', 29, 0, 0, -1],
    ['0 for a medium question without answers', 'medium', 0, 0, 0, 0],
    ['1 for a hard question without answers', 'hard', 0, 0, 0.25, 1],
    ['0 if half of the answers are right', 'hard', 30, 15, 0, 0],
    ['0 if half of the learners who do not guess are right', 'hard', 40, 25, 0.25, 0],
    ['the lower bound if all answers are right', 'hard', 40, 40, 0.25, -3],
    ['the upper bound if no answer is right', 'easy', 40, 0, 0, 3],
    ['the upper bound if no more answers are right than by guessing', 'easy', 40, 9, 0.25, 3],
    ['higher with fewer right answers', 'easy', 100, 20, 0, 0.815],
    ['higher with more guessing', 'easy', 100, 40, 0.25, 0.815],
  ] as const)('is %s', (_title, rated, answered, correct, chance, expected) => {
    expect(computeDifficulty({ difficulty: rated, answered, correct, guessing: chance })).toBeCloseTo(expected, 3);
  });

  it('stays within its bounds for all statistics', () => {
    const rated = fc.constantFrom('easy', 'medium', 'hard' as const);
    fc.assert(
      fc.property(rated, fc.nat(10_000), fc.nat(20_000), guessing, (rating, answered, correct, chance) => {
        const found = computeDifficulty({ difficulty: rating, answered, correct, guessing: chance });
        expect(Math.abs(found)).toBeLessThanOrEqual(MAX_DIFFICULTY);
      }),
    );
  });
});

describe('the ability estimate', () => {
  it('equals the model’s expectation for all learners before the first answer', () => {
    for (const [which, error] of [
      [1, 1],
      [2, INITIAL_ERROR],
    ] as const) {
      const first = estimateAbility([], which);
      expect(first.ability).toBeCloseTo(0, 10);
      expect(first.error).toBeCloseTo(error, 2);
    }
    const { range } = estimateAbility([], CURRENT_MODEL);
    expect(range?.low).toBeCloseTo(-1.96 * INITIAL_ERROR, 2);
    expect(range?.high).toBeCloseTo(1.96 * INITIAL_ERROR, 2);
  });

  it('of model 1 matches the known value of the normal ogive after one right answer', () => {
    const { ability, error, range } = estimateAbility([{ difficulty: 0, guessing: 0.25, correct: true }], 1);
    expect(ability).toBeCloseTo(1 / Math.sqrt(Math.PI), 2);
    expect(error).toBeCloseTo(Math.sqrt(1 - 1 / Math.PI), 2);
    expect(range).toBeUndefined();
  });

  it('of model 1 doesn’t change for an existing run', () => {
    const rights = [true, true, false, true, false, true, true, false, false];
    const given = rights.map((correct, index) => ({ difficulty: [0, 1, 1, 0][index % 4] ?? 0, guessing: 0, correct }));
    const { ability, error } = estimateAbility(given, 1);
    expect(ability).toBeCloseTo(0.5063115533, 9);
    expect(error).toBeCloseTo(0.404211809, 9);
  });

  it('rises less the likelier a right answer is guessed, and falls equally with a wrong answer', () => {
    const abilityAfter = (correct: boolean, chance: number) =>
      estimateAbility([{ difficulty: 0, guessing: chance, correct }], CURRENT_MODEL).ability;
    const rises = [0, 1 / 7, 1 / 4, 1 / 2].map((chance) => abilityAfter(true, chance));
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
    expect(new Set(rises).size).toBe(4);
    expect(rises.at(-1)).toBeGreaterThan(0);
    expect(abilityAfter(false, 1 / 2)).toBeCloseTo(abilityAfter(false, 0), 9);
  });

  it('rises with a right answer and falls with a wrong one', () => {
    fc.assert(
      fc.property(answers, difficulty, guessing, model, (before, at, chance, which) => {
        const without = estimateAbility(before, which).ability;
        const given = { difficulty: at, guessing: chance };
        expect(estimateAbility([...before, { ...given, correct: true }], which).ability).toBeGreaterThan(without);
        expect(estimateAbility([...before, { ...given, correct: false }], which).ability).toBeLessThan(without);
      }),
    );
  });

  it('lies within the scale and its range, and doesn’t depend on the order of answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { ability, error, range } = estimateAbility(given, CURRENT_MODEL);
        expect(Math.abs(ability)).toBeLessThan(5);
        expect(error).toBeGreaterThan(0);
        expect(range?.low).toBeLessThan(ability);
        expect(range?.high).toBeGreaterThan(ability);
        const reversed = estimateAbility(given.toReversed(), CURRENT_MODEL);
        expect(reversed.ability).toBeCloseTo(ability, 9);
        expect(reversed.error).toBeCloseTo(error, 9);
        expect(reversed.range?.low).toBeCloseTo(range?.low ?? Number.NaN, 6);
        expect(reversed.range?.high).toBeCloseTo(range?.high ?? Number.NaN, 6);
      }),
    );
  });

  it('gets more certain with each typed answer to a question at the estimated ability', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (rights) => {
        const given: ScoredAnswer[] = [];
        const errors = rights.map((correct) => {
          given.push({ difficulty: estimateAbility(given, CURRENT_MODEL).ability, guessing: 0, correct });
          return estimateAbility(given, CURRENT_MODEL).error;
        });
        expect(errors).toEqual(errors.toSorted((a, b) => b - a));
      }),
    );
  });

  it('ignores answers that don’t count', () => {
    fc.assert(
      fc.property(fc.array(fc.option(answer), { maxLength: 12 }), model, (given, which) => {
        const along = estimateAfterEach(given, which);
        const counted = given.flatMap((item) => item ?? []);
        expect(along.map((item) => item === null)).toEqual(given.map((item) => item === null));
        const last = along.findLast((item) => item !== null);
        expect(last ?? null).toEqual(counted.length === 0 ? null : estimateAbility(counted, which));
      }),
    );
  });
});

describe('the information of a question', () => {
  it('peaks at the question’s difficulty without guessing, and above it with guessing', () => {
    expect(informationOf(0, { difficulty: 0, guessing: 0 })).toBeCloseTo(1.7 ** 2 / 4, 9);
    const best = (chance: number) =>
      Array.from({ length: 401 }, (_, place) => (place - 200) / 100).reduce((most, ability) =>
        informationOf(ability, { difficulty: 0, guessing: chance }) >
        informationOf(most, { difficulty: 0, guessing: chance })
          ? ability
          : most,
      );
    expect(best(0)).toBeCloseTo(0, 2);
    // The expected position of the maximum is formula 20.4.20 in Birnbaum 1968.
    expect(best(0.25)).toBeCloseTo(Math.log((1 + Math.sqrt(1 + 8 * 0.25)) / 2) / 1.7, 2);
  });
});
