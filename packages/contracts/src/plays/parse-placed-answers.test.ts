import { expect, it } from 'vitest';
import { parsePlacedAnswers } from './parse-placed-answers.ts';

const asked = [
  { question: { id: 'a', kind: 'single' as const, options: ['w', 'x', 'y', 'z'] }, order: [2, 0, 3, 1] },
  { question: { id: 'b', kind: 'true_false' as const, options: [] }, order: null },
  { question: { id: 'c', kind: 'text' as const, options: [] }, order: null },
];

it('an option counts as the place where it was written, whatever the order in which it was shown', () => {
  expect(parsePlacedAnswers(asked, { 0: 0, 1: 1 })).toEqual({
    answers: [
      { questionId: 'a', option: 2, timeSpent: 0 },
      { questionId: 'b', option: null, response: { kind: 'true_false', value: false }, timeSpent: 0 },
    ],
    unknown: [],
  });
});

it.each([[{ 3: 0 }], [{ 0: 4 }], [{ 0: -1 }], [{ '-1': 0 }], [{ x: 0 }], [{ 2: 0 }], [{ 0: 0.5 }]])(
  '%j names what was not shown',
  (chosen) => {
    const { answers, unknown } = parsePlacedAnswers(asked, chosen as Record<string, number>);
    expect([answers, unknown]).toEqual([[], Object.keys(chosen)]);
  },
);

it('null answers nothing', () => {
  expect(parsePlacedAnswers(asked, { 0: null })).toEqual({ answers: [], unknown: [] });
});
