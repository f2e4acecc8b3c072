import { describe, expect, it } from 'vitest';
import { NO_ANSWER, parseWrittenAnswer, toChoiceAnswer } from './answer-input.ts';
import { parseNumber } from './kinds/number.ts';

describe('answer input', () => {
  it('turns chosen places into an answer', () => {
    expect(toChoiceAnswer('single', [2])).toEqual({ option: 2 });
    expect(toChoiceAnswer('true_false', [1])).toEqual({ option: null, response: { kind: 'true_false', value: false } });
    expect(toChoiceAnswer('multiple', [10, 2])).toEqual({
      option: null,
      response: { kind: 'multiple', chosen: [2, 10] },
    });
    expect(toChoiceAnswer('multiple', [])).toEqual(NO_ANSWER);
  });

  it('turns written text into an answer', () => {
    expect(parseWrittenAnswer('text', ' Earth')).toEqual({ option: null, response: { kind: 'text', text: ' Earth' } });
    expect(parseWrittenAnswer('text', '  ')).toEqual(NO_ANSWER);
    expect(parseWrittenAnswer('number', '3,5')).toEqual({ option: null, response: { kind: 'number', value: 3.5 } });
    expect(parseWrittenAnswer('number', 'three')).toEqual(NO_ANSWER);
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
  ])('parses %j as a number or rejects it', (typed, number) => expect(parseNumber(typed)).toBe(number));
});
