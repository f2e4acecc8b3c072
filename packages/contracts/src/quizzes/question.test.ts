import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DIFFICULTIES, LETTERS } from './difficulty.ts';
import { keyedQuestion, omitKey, questionInput } from './question.ts';

const valid = { question: 'What is 2 + 2?', options: ['1', '2', '3', '4'], correctAnswer: 'D' };

/** Returns the issues of an invalid input as `path: message`. */
function issuesOf(input: unknown): string[] {
  const result = z.safeParse(questionInput, input);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a question as an author sends it', () => {
  it('gets defaults for missing fields', () => {
    expect(z.parse(questionInput, valid)).toEqual({
      ...valid,
      kind: 'single',
      difficulty: 'medium',
      marks: 1,
      explanation: null,
      image: null,
    });
  });

  it.each([
    ['a', 'A'],
    ['B', 'B'],
    [' c ', 'C'],
    ['d', 'D'],
  ])('accepts the letter %j as %s', (typed, letter) => {
    expect(z.parse(questionInput, { ...valid, correctAnswer: typed }).correctAnswer).toBe(letter);
  });

  it.each(['E', '', 'AB', '1', 'ä', 'ß', 0, null, ['A']])(
    'refuses %j as a letter with a message that names the field',
    (correctAnswer) => {
      expect(issuesOf({ ...valid, correctAnswer })).toEqual(['correctAnswer: Correct answer must be a letter A to D.']);
    },
  );

  it.each([
    ['three', ['1', '2', '3']],
    ['five', ['1', '2', '3', '4', '5']],
    ['none', []],
    ['text instead of a list', '1234'],
  ])('must have four options, not %s', (_name, options) => {
    expect(issuesOf({ ...valid, options })).toContain('options: Give exactly four options.');
  });

  it.each([
    ['the same text twice', ['1', '2', '3', '3']],
    ['the same text in another case', ['a', 'b', 'c', 'A']],
    ['the same text with blanks around it', ['1', '2', '3', ' 3 ']],
  ])('must have different options, not %s', (_name, options) => {
    expect(issuesOf({ ...valid, options })).toEqual(['options: The four options must differ.']);
  });

  it('reports each empty option, not that the options must differ', () => {
    const found = issuesOf({ ...valid, options: ['', ' ', '3', ''] });
    expect(found).toEqual([0, 1, 3].map((at) => `options.${at}: Option is required.`));
  });

  it.each([
    [{ question: '  ' }, 'question: Question is required.'],
    [{ question: 'x'.repeat(1001) }, 'question: Question must have at most 1000 characters.'],
    [{ question: 'nul \0' }, 'question: Must not contain control characters.'],
    [{ question: 'half a pair \ud800' }, 'question: Must not contain control characters.'],
    [{ question: 7 }, 'question: Question must be text.'],
    [{ options: ['1', '2', '3', ''] }, 'options.3: Option is required.'],
    [{ options: ['1', '2', '3', 'x'.repeat(301)] }, 'options.3: Option must have at most 300 characters.'],
    [{ difficulty: 'brutal' }, 'difficulty: Difficulty must be easy, medium or hard.'],
    [{ marks: 0 }, 'marks: Marks must be at least 1.'],
    [{ marks: 1.5 }, 'marks: Marks must be a whole number.'],
    [{ marks: 101 }, 'marks: Marks must be at most 100.'],
    [{ explanation: 'x'.repeat(2001) }, 'explanation: Explanation must have at most 2000 characters.'],
    [
      { image: { src: 'https://example.org/cat.png', alt: 'A cat' } },
      'image.src: Image must be the address of an uploaded picture, or a PNG, JPEG, WebP or GIF data URL.',
    ],
    [
      { image: { src: 'data:image/svg+xml;base64,PHN2Zz4=', alt: 'A drawing' } },
      'image.src: Image must be the address of an uploaded picture, or a PNG, JPEG, WebP or GIF data URL.',
    ],
    [{ image: { src: 'data:image/png;base64,AAAA', alt: ' ' } }, 'image.alt: Alternative text is required.'],
    [
      { image: { src: `data:image/png;base64,${'A'.repeat(90_000)}`, alt: 'Big' } },
      'image.src: Image must be smaller than 64 KB. Upload larger ones first.',
    ],
  ])('reports the wrong field in %j', (change, issue) => {
    expect(issuesOf({ ...valid, ...change })).toEqual([issue]);
  });

  it('reports all wrong fields at once', () => {
    const issues = issuesOf({ question: '', options: ['1'], correctAnswer: 'X', difficulty: 'no', marks: -1 });
    expect(issues.map((issue) => issue.split(':')[0]).sort()).toEqual([
      'correctAnswer',
      'difficulty',
      'marks',
      'options',
      'question',
    ]);
  });

  it('validates any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (question, options, correctAnswer) => {
        z.safeParse(questionInput, { question, options, correctAnswer });
        z.safeParse(questionInput, question);
      }),
    );
  });
});

describe('a question without its key', () => {
  const keyed = fc.record({
    id: fc.uuid(),
    kind: fc.constant('single' as const),
    question: fc.string(),
    options: fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
    // No real question has all of these fields, but together they cover every kind.
    choices: fc.array(fc.string()),
    unit: fc.string(),
    answerKey: fc.record({
      kind: fc.constant('text' as const),
      accepted: fc.array(fc.constant('Because of this'), { minLength: 1 }),
    }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    marks: fc.integer({ min: 1, max: 100 }),
    image: fc.constant(null),
    correctAnswer: fc.constantFrom(...LETTERS),
    explanation: fc.option(fc.string({ minLength: 20 }).map((text) => `Because ${text}`)),
  });

  it('contains no answer or explanation under any name, and doesn’t depend on them', () => {
    fc.assert(
      fc.property(keyed, fc.constantFrom(...LETTERS), (question, letter) => {
        const open = omitKey(question);
        const key = ['correctAnswer', 'answerKey', 'explanation'];
        const kept = Object.keys(keyedQuestion.shape).filter((field) => !key.includes(field));
        expect(Object.keys(open).sort()).toEqual(kept.sort());
        expect(omitKey({ ...question, correctAnswer: letter, explanation: null })).toEqual(open);
        expect(JSON.stringify(open)).not.toContain('Because ');
      }),
    );
  });

  it('is made without changing the stored question', () => {
    fc.assert(
      fc.property(keyed, (question) => {
        const before = structuredClone(question);
        omitKey(question);
        expect(question).toEqual(before);
      }),
    );
  });
});
