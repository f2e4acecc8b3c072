import { expect, test, vi } from 'vitest';
import { createEvaluator } from './evaluator.ts';
import {
  createSelector,
  createSelectorFamily,
  getEach,
  type ProvidedInput,
  type RecordInput,
  type TableInput,
} from './selector.ts';

const NUMBERS: TableInput<number> = { id: 'numbers', table: 'numbers', keyOf: String };
const WORDS: TableInput<string> = { id: 'words', table: 'words', keyOf: (word) => word };
const TIME: ProvidedInput<number> = { isSame: Object.is, isVolatile: true };
const ONE: RecordInput<number> = { id: 'one', table: 'numbers', key: '1', keyOf: String };
const TWO: RecordInput<number> = { id: 'two', table: 'numbers', key: '2', keyOf: String };

function evaluatorOf(stored: Record<string, unknown>) {
  let time = 0;
  const evaluator = createEvaluator();
  return {
    evaluate<T>(wanted: Parameters<typeof evaluator.evaluate<T>>[0], isFresh = false) {
      time += 1;
      evaluator.begin({ getStored: ({ id }) => stored[id], getProvided: () => time as never }, isFresh);
      return evaluator.evaluate(wanted);
    },
    used: () => [...evaluator.dropUnused()],
  };
}

test('a selector used by several others is computed once, and again only when its inputs change', () => {
  const stored: Record<string, unknown> = { numbers: [1, 2], words: ['a'] };
  const { evaluate } = evaluatorOf(stored);
  const add = vi.fn((numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0));
  const sum = createSelector((get) => add(get(NUMBERS)));
  const both = createSelector((get) => [get(sum), get(sum), get(WORDS).length]);
  expect(evaluate(both)).toEqual({ value: [3, 3, 1] });
  stored.words = ['a', 'b'];
  expect(evaluate(both)).toEqual({ value: [3, 3, 2] });
  expect(add).toHaveBeenCalledOnce();
  stored.numbers = [4];
  expect(evaluate(both)).toEqual({ value: [4, 4, 2] });
  expect(add).toHaveBeenCalledTimes(2);
});

test('selectors aren’t recomputed when the selector they use yields an equal value', () => {
  const stored: Record<string, unknown> = { numbers: [1, 2] };
  const { evaluate } = evaluatorOf(stored);
  const isSame = (last: readonly number[], next: readonly number[]) => last.join() === next.join();
  const odd = createSelector((get) => get(NUMBERS).filter((value) => value % 2 === 1), isSame);
  const use = vi.fn((numbers: readonly number[]) => numbers.length);
  const count = createSelector((get) => use(get(odd)));
  expect(evaluate(count)).toEqual({ value: 1 });
  stored.numbers = [1, 2, 4];
  expect(evaluate(count)).toEqual({ value: 1 });
  expect(use).toHaveBeenCalledOnce();
});

test('a selector’s former inputs are no longer watched once its last computation didn’t use them', () => {
  const stored: Record<string, unknown> = { numbers: [1], words: ['a'] };
  const { evaluate, used } = evaluatorOf(stored);
  const compute = vi.fn((get) => (get(NUMBERS).length > 1 ? null : get(WORDS)[0]));
  const first = createSelector(compute);
  expect(evaluate(first)).toEqual({ value: 'a' });
  stored.numbers = [1, 2];
  expect(evaluate(first)).toEqual({ value: null });
  stored.words = ['b'];
  expect(evaluate(first)).toEqual({ value: null });
  expect(compute).toHaveBeenCalledTimes(2);
  expect(used()).toEqual(['numbers']);
});

test('passing time recomputes selectors only on request, but other changes use the current time', () => {
  const stored: Record<string, unknown> = { numbers: [1] };
  const { evaluate } = evaluatorOf(stored);
  const timed = createSelector((get) => `${get(NUMBERS)[0]} at ${get(TIME)}`);
  expect(evaluate(timed)).toEqual({ value: '1 at 1' });
  expect(evaluate(timed)).toEqual({ value: '1 at 1' });
  expect(evaluate(timed, true)).toEqual({ value: '1 at 3' });
  stored.numbers = [2];
  expect(evaluate(timed)).toEqual({ value: '2 at 4' });
});

test('an evaluation reports inputs that aren’t loaded, and those of one `getEach` call all at once', () => {
  const stored: Record<string, unknown> = {};
  const { evaluate } = evaluatorOf(stored);
  const numberOf = createSelectorFamily((get, input: RecordInput<number>) => get(input));
  const both = createSelector((get) => [get(WORDS).length, ...getEach(get, [ONE, TWO].map(numberOf))]);
  expect(evaluate(both)).toEqual({ missing: [WORDS] });
  stored.words = [];
  expect(evaluate(both)).toEqual({ missing: [ONE, TWO] });
  Object.assign(stored, { one: 1, two: null });
  expect(evaluate(both)).toEqual({ value: [0, 1, null] });
});

test('a selector that throws is computed again in each evaluation', () => {
  const stored: Record<string, unknown> = { numbers: [1] };
  const { evaluate } = evaluatorOf(stored);
  const failing = createSelector((get) => {
    if (get(NUMBERS).length === 1) throw new TypeError('One is not enough.');
    return 'enough';
  });
  expect(() => evaluate(failing)).toThrow('One is not enough.');
  expect(() => evaluate(failing)).toThrow('One is not enough.');
  stored.numbers = [1, 2];
  expect(evaluate(failing)).toEqual({ value: 'enough' });
});
