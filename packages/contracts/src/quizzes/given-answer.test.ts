import { describe, expect, it } from 'vitest';
import { chosenAnswer, NO_ANSWER, writtenAnswer } from './given-answer.ts';
import { numberIn } from './kinds/number.ts';

describe('what a learner means', () => {
  it('by choosing', () => {
    expect(chosenAnswer('single', [2])).toEqual({ option: 2 });
    expect(chosenAnswer('true_false', [1])).toEqual({ option: null, response: { kind: 'true_false', value: false } });
    expect(chosenAnswer('multiple', [10, 2])).toEqual({
      option: null,
      response: { kind: 'multiple', chosen: [2, 10] },
    });
    expect(chosenAnswer('multiple', [])).toEqual(NO_ANSWER);
  });

  it('by writing', () => {
    expect(writtenAnswer('text', ' Earth')).toEqual({ option: null, response: { kind: 'text', text: ' Earth' } });
    expect(writtenAnswer('text', '  ')).toEqual(NO_ANSWER);
    expect(writtenAnswer('number', '3,5')).toEqual({ option: null, response: { kind: 'number', value: 3.5 } });
    expect(writtenAnswer('number', 'three')).toEqual(NO_ANSWER);
  });

  it.each([
    ['5', 5],
    [' -2.50 ', -2.5],
    ['−4', -4],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1e99', null],
    ['', null],
    ['1 000', null],
    ['1.2.3', null],
    ['Infinity', null],
    ['0x10', null],
  ])('by the number %j', (typed, number) => expect(numberIn(typed)).toBe(number));
});
