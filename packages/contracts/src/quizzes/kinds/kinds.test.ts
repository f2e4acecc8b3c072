import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseWrittenAnswer } from '../answer-input.ts';
import { questionInput } from '../question.ts';
import {
  type AnswerKey,
  guessProbabilityOf,
  isRight,
  KEYED_KINDS,
  type QuestionKind,
  type QuestionResponse,
  questionResponse,
} from '../question-kinds.ts';
import { MAX_TEXT_ANSWER, toComparableText } from './short-text.ts';

const asks = (answerKey: AnswerKey) => ({ kind: answerKey.kind as QuestionKind, correctAnswer: null, answerKey });
const answers = (response: QuestionResponse) => ({ option: null, response });

const places = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 });

it.each([
  ['single', 4, 1 / 4],
  ['true_false', 0, 1 / 2],
  ['multiple', 2, 1 / 3],
  ['multiple', 5, 1 / 31],
  ['text', 0, 0],
  ['number', 0, 0],
] as const)(
  'a random answer to a %s question with %i choices is right with probability %f',
  (kind, choices, expected) => {
    expect(guessProbabilityOf(kind, choices)).toBe(expected);
  },
);

describe('a multiple-choice answer', () => {
  it('is right if exactly the right choices are chosen, in any order', () => {
    fc.assert(
      fc.property(places, places, (right, chosen) => {
        const same = right.length === chosen.length && new Set([...right, ...chosen]).size === right.length;
        expect(isRight(asks({ kind: 'multiple', chosen: right }), answers({ kind: 'multiple', chosen }))).toBe(same);
      }),
    );
  });
});

describe('a short text answer', () => {
  const accepts = (accepted: string[], text: string) =>
    isRight(asks({ kind: 'text', accepted }), answers({ kind: 'text', text }));

  it.each([
    ['Paris', 'paris'],
    ['Paris', '  PARIS '],
    ['New York', 'new \n york'],
    ['ﬁne', 'FINE'],
    ['café', 'cafe\u0301'],
    ['10 km', '１０ km'],
  ])('with %j as accepted form matches %j', (form, typed) => {
    expect(accepts(['something else', form], typed)).toBe(true);
  });

  it.each([
    ['Paris', 'Pari'],
    ['Paris', ''],
    ['café', 'cafe'],
    ['New York', 'NewYork'],
  ])('with %j as accepted form does not match %j', (form, typed) => {
    expect(accepts([form], typed)).toBe(false);
  });

  it('is never refused for its characters, and is graded the same before and after sending', () => {
    const pasted = fc.string({ unit: 'binary', maxLength: 30 });
    const broken = fc.uint16Array({ maxLength: 230 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.oneof(pasted, broken), (typed) => {
        const { response } = parseWrittenAnswer('text', typed);
        const raw = { kind: 'text' as const, text: typed };
        for (const given of [raw, ...(response?.kind === 'text' ? [response] : [])]) {
          const sent = z.safeParse(questionResponse, JSON.parse(JSON.stringify(given)));
          if (!sent.success || sent.data.kind !== 'text') throw new Error('It was refused.');
          expect(sent.data.text).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u);
          expect(Array.from(sent.data.text).length).toBeLessThanOrEqual(MAX_TEXT_ANSWER);
          expect(toComparableText(sent.data.text)).toBe(toComparableText(given.text));
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([['Par\u0007is'], ['\u0000Paris\u009f'], ['Paris\ud83d'], [`Paris${' '.repeat(300)}`]])(
    'written as %j matches Paris',
    (typed) => {
      expect(accepts(['Paris'], typed)).toBe(true);
      expect(parseWrittenAnswer('text', typed).response).toMatchObject({ text: expect.stringMatching(/^Paris *$/) });
    },
  );

  it('that is already normalized stays the same when normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = toComparableText(typed);
        expect(toComparableText(` ${once}  `)).toBe(toComparableText(once));
      }),
    );
  });
});

describe('a number answer', () => {
  const accepts = (value: number, tolerance: number, given: number) =>
    isRight(asks({ kind: 'number', value, tolerance }), answers({ kind: 'number', value: given }));

  it.each([
    [0.3, 0, 0.1 + 0.2],
    [9.81, 0.01, 9.82],
    [9.81, 0.01, 9.8],
    [-40, 0.5, -40.5],
    [6.022e14, 1e10, 6.02201e14],
  ])('%d within %d: %d is right', (value, tolerance, given) => {
    expect(accepts(value, tolerance, given)).toBe(true);
  });

  it.each([
    [9.81, 0.01, 9.83],
    [42, 0, 42.001],
    [0, 0, 0.0001],
  ])('%d within %d: %d is wrong', (value, tolerance, given) => {
    expect(accepts(value, tolerance, given)).toBe(false);
  });
});

describe('questions of any kind', () => {
  it('count an answer of another kind, or none, as wrong', () => {
    const keys: AnswerKey[] = [
      { kind: 'true_false', value: true },
      { kind: 'multiple', chosen: [0] },
      { kind: 'text', accepted: ['1'] },
      { kind: 'number', value: 1, tolerance: 0 },
    ];
    const responses: QuestionResponse[] = [
      { kind: 'true_false', value: true },
      { kind: 'multiple', chosen: [0] },
      { kind: 'text', text: '1' },
      { kind: 'number', value: 1 },
    ];
    for (const key of keys) {
      for (const response of responses) expect(isRight(asks(key), answers(response))).toBe(key.kind === response.kind);
      expect(isRight(asks(key), { option: 0 })).toBe(false);
      expect(isRight({ kind: 'single', correctAnswer: 'A' }, answers({ kind: 'true_false', value: true }))).toBe(false);
    }
    expect(keys.map(({ kind }) => kind)).toEqual(Object.keys(KEYED_KINDS));
  });

  const issuesOf = (input: object) => {
    const result = z.safeParse(questionInput, { question: 'Which?', ...input });
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const multiple = (choices: string[], chosen: unknown) => ({
    kind: 'multiple',
    choices,
    answerKey: { kind: 'multiple', chosen },
  });

  it.each<[string, object, string]>([
    ['an unknown kind', { kind: 'order' }, 'kind: Kind must be one of single, true_false, multiple, text, number.'],
    ['no choice marked as right', multiple(['a', 'b'], []), 'answerKey.chosen: Mark at least one choice as right.'],
    [
      'a mark on a choice that does not exist',
      multiple(['a', 'b'], [2]),
      'answerKey.chosen: Mark only choices that the question has.',
    ],
    ['the same mark twice', multiple(['a', 'b'], [1, 1]), 'answerKey.chosen: Name each choice once.'],
    ['one choice', multiple(['a'], [0]), 'choices: Give at least 2 choices.'],
    ['choices that differ by case only', multiple(['a', 'A '], [0]), 'choices: The choices must differ.'],
    [
      'no accepted answer',
      { kind: 'text', answerKey: { kind: 'text', accepted: [] } },
      'answerKey.accepted: Give at least one accepted answer.',
    ],
    [
      'a number given as text',
      { kind: 'number', answerKey: { kind: 'number', value: '1' } },
      'answerKey.value: Right number must be a number.',
    ],
    [
      'a tolerance below 0',
      { kind: 'number', answerKey: { kind: 'number', value: 1, tolerance: -1 } },
      'answerKey.tolerance: Tolerance is too small.',
    ],
    [
      'options in addition to an answer key',
      { kind: 'true_false', options: ['a'], answerKey: { kind: 'true_false', value: true } },
      'options: This kind of question has no options.',
    ],
  ])('are refused with a message that names the field for %s', (_name, input, issue) => {
    expect(issuesOf(input)).toEqual([issue]);
  });
});
