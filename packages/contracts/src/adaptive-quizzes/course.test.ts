import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  areEnough,
  certaintyOf,
  endingOf,
  FEWEST_QUESTIONS,
  type Item,
  isAbandoned,
  itemsByUse,
  MOST_QUESTIONS,
  TARGET_ERROR,
} from './course.ts';
import { estimateOf, type ScoredAnswer } from './model.ts';

const item = (questionId: string, difficulty: number, more: Partial<Item> = {}): Item => ({
  ...{ questionId, asks: `asks ${questionId}`, difficulty, own: false },
  ...more,
});
const idsOf = (items: readonly Item[]) => items.map(({ questionId }) => questionId);
const NONE: ReadonlySet<string> = new Set();

describe('the next question', () => {
  it('is the nearest to the ability, of equal ones that of the chosen quiz', () => {
    const items = [item('far', 1), item('near', -0.4), item('own', 0.4, { own: true }), item('farther', -2)];
    expect(idsOf(itemsByUse(items, NONE, 0, 'run'))).toEqual(['own', 'near', 'far', 'farther']);
    expect(idsOf(itemsByUse(items, NONE, -0.9, 'run'))[0]).toBe('near');
  });

  it('is none that was asked, under another id neither', () => {
    const items = [item('a', 0, { asks: 'same' }), item('b', 0, { asks: 'same' }), item('c', 2)];
    expect(idsOf(itemsByUse(items, new Set(['a']), 0, 'run'))).toEqual(['c']);
    expect(itemsByUse([], NONE, 0, 'run')).toEqual([]);
  });

  it('is drawn from the run: the same for the same one, and not for all alike', () => {
    const items = Array.from({ length: 12 }, (_, index) => item(`${index}`, 0));
    const orders = ['a', 'b', 'c', 'd'].map((run) => idsOf(itemsByUse(items, NONE, 0, run)).join());
    expect(new Set(orders).size).toBe(4);
    expect(idsOf(itemsByUse(items.toReversed(), NONE, 0, 'a')).join()).toBe(orders[0]);
  });
});

it('five items that ask different things are enough', () => {
  const items = Array.from({ length: FEWEST_QUESTIONS }, (_, index) => item(`${index}`, 0));
  expect(areEnough(items)).toBe(true);
  expect(areEnough([...items.slice(1), item('other', 0, { asks: 'asks 1' })])).toBe(false);
});

describe('the end', () => {
  test.each([
    [4, 4, 0.3, null],
    [5, 5, 0.4, 'certain'],
    [5, 5, 0.41, null],
    [9, 4, 0.39, null],
    [19, 19, 0.41, null],
    [20, 20, 0.41, 'most'],
    [20, 3, 0.9, 'most'],
  ])('after %i answers, %i of which count, with an error of %f: %s', (answered, counted, error, ending) => {
    expect(endingOf({ answered, counted }, { ability: 0, error })).toBe(ending);
  });

  it('a day later a run is abandoned, not before', () => {
    const startedAt = new Date('2026-03-02T12:00:00Z');
    expect(isAbandoned(startedAt, new Date('2026-03-03T12:00:00Z'))).toBe(false);
    expect(isAbandoned(startedAt, new Date('2026-03-03T12:00:00.001Z'))).toBe(true);
  });

  test.each([
    [1, 0],
    [0.7, 0.5],
    [0.4, 1],
    [0.2, 1],
    [1.1, 0],
  ])('an error of %f is a certainty of %f', (error, certainty) => {
    expect(certaintyOf(error)).toBeCloseTo(certainty, 9);
  });
});

it('whatever is answered, a run asks nothing twice and ends certain, with twenty questions, or with none left', () => {
  const pool = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(pool, fc.infiniteStream(fc.boolean()), fc.uuid(), (difficulties, rights, runId) => {
      const items = difficulties.map((difficulty, index) => item(`${index}`, difficulty, { own: index % 3 === 0 }));
      const asked = new Set<string>();
      const answers: ScoredAnswer[] = [];
      for (;;) {
        const estimate = estimateOf(answers);
        const ending = endingOf({ answered: asked.size, counted: answers.length }, estimate);
        const [next] = itemsByUse(items, asked, estimate.ability, runId);
        expect(asked.size).toBeLessThanOrEqual(MOST_QUESTIONS);
        if (ending === 'certain') {
          expect(asked.size).toBeGreaterThanOrEqual(FEWEST_QUESTIONS);
          expect(estimate.error).toBeLessThanOrEqual(TARGET_ERROR);
        }
        if (ending === 'most') expect(asked.size).toBe(MOST_QUESTIONS);
        if (ending) return;
        if (!next) {
          expect(asked.size).toBe(items.length);
          return;
        }
        expect(asked.has(next.questionId)).toBe(false);
        asked.add(next.questionId);
        answers.push({ difficulty: next.difficulty, correct: rights.next().value });
      }
    }),
  );
});
