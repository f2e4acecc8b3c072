import { expect, it } from 'vitest';
import { parsePlacedAnswers } from './parse-placed-answers.ts';

const asked = [
  { question: { id: 'a', kind: 'single' as const, options: ['w', 'x', 'y', 'z'] }, order: [2, 0, 3, 1] },
  { question: { id: 'b', kind: 'true_false' as const, options: [] }, order: null },
  { question: { id: 'c', kind: 'text' as const, options: [] }, order: null },
];

it('a shown option counts as its original place, whatever the order shown', () => {
  expect(parsePlacedAnswers(asked, { 0: 0, 1: 1 })).toEqual({
    answers: [
      { questionId: 'a', option: 2, timeSpent: 0 },
      { questionId: 'b', option: null, response: { kind: 'true_false', value: false }, timeSpent: 0 },
    ],
    unknown: [],
  });
});

it.each([[{ 3: 0 }], [{ 0: 4 }], [{ 0: -1 }], [{ '-1': 0 }], [{ x: 0 }], [{ 2: 0 }], [{ 0: 0.5 }]])(
  '%j reports the places that weren’t shown',
  (chosen) => {
    const { answers, unknown } = parsePlacedAnswers(asked, chosen as Record<string, number>);
    expect([answers, unknown]).toEqual([[], Object.keys(chosen)]);
  },
);

it('null gives no answer', () => {
  expect(parsePlacedAnswers(asked, { 0: null })).toEqual({ answers: [], unknown: [] });
});
