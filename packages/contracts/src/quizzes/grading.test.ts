import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, LETTERS, type Letter } from './difficulty.ts';
import { clampSeconds, grade, listStrayAnswers } from './grading.ts';

const question = (id: string, correctAnswer: Letter, marks = 1) => ({
  id,
  kind: 'single' as const,
  correctAnswer,
  difficulty: 'easy' as const,
  marks,
});
const answer = (questionId: string, option: number | null, timeSpent = 0) => ({ questionId, option, timeSpent });

/** Random quizzes with answers to some of their questions. */
const attempt = fc
  .array(
    fc.record({
      correctAnswer: fc.constantFrom(...LETTERS),
      difficulty: fc.constantFrom(...DIFFICULTIES),
      marks: fc.integer({ min: 1, max: 100 }),
      option: fc.option(fc.integer({ min: 0, max: 3 })),
      answered: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((rows) => ({
    questions: rows.map((row, index) => ({ ...row, id: `q${index}`, kind: 'single' as const })),
    given: rows.flatMap(({ option, answered }, index) => (answered ? [answer(`q${index}`, option)] : [])),
  }));

describe('grading', () => {
  it('counts exactly the hidden question as right for every learner', () => {
    fc.assert(
      fc.property(attempt, fc.nat(40), ({ questions, given }, at) => {
        const hidden = questions[at];
        const before = grade(questions, given, 1);
        const after = grade(questions, given, 1, new Set(hidden ? [hidden.id] : ['elsewhere']));
        expect(after.totalMarks).toBe(before.totalMarks);
        const gained = hidden && !before.answers[at]?.correct ? hidden.marks : 0;
        expect(after.score).toBe(before.score + gained);
        expect(after.answers.filter(({ granted }) => granted).map(({ questionId }) => questionId)).toEqual(
          hidden ? [hidden.id] : [],
        );
      }),
    );
  });

  it('grades each question by its letter and adds up the marks', () => {
    const questions = [question('a', 'A', 2), question('b', 'B', 3), question('c', 'D', 5)];
    const graded = grade(questions, [answer('c', 3, 4.25), answer('a', 0), answer('b', 0)], 7);
    expect(graded).toEqual({
      answers: [
        { questionId: 'a', option: 0, timeSpent: 0, correct: true, difficulty: 'easy' },
        { questionId: 'b', option: 0, timeSpent: 0, correct: false, difficulty: 'easy' },
        { questionId: 'c', option: 3, timeSpent: 4.3, correct: true, difficulty: 'easy' },
      ],
      score: 7,
      totalMarks: 10,
      percentage: 70,
      passed: true,
    });
  });

  it('counts a question without an answer, or with a null answer, as unanswered and not right', () => {
    const graded = grade([question('a', 'A'), question('b', 'B')], [answer('b', null)], 0);
    expect(graded.answers.map(({ option, correct }) => ({ option, correct }))).toEqual([
      { option: null, correct: false },
      { option: null, correct: false },
    ]);
    expect(graded.score).toBe(0);
  });

  it.each([
    ['at the pass mark', 2, true],
    ['one mark below the pass mark', 3, false],
    ['where no marks are needed', 0, true],
  ])('decides whether an attempt passes %s', (_name, passingMarks, passed) => {
    const questions = [question('a', 'A'), question('b', 'B'), question('c', 'C')];
    expect(grade(questions, [answer('a', 0), answer('b', 1)], passingMarks).passed).toBe(passed);
  });

  it('fails an attempt without questions and doesn’t divide by zero', () => {
    expect(grade([], [], 0)).toEqual({ answers: [], score: 0, totalMarks: 0, percentage: 0, passed: false });
  });

  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13], // The exact value is 12.5.
    [1, 200, 1], // The exact value is 0.5.
    [199, 200, 100], // The exact value is 99.5.
    [29, 200, 15], // 29/200 is exactly 14.5 %, but the binary fraction for 0.145 would be rounded down.
  ])('rounds %i of %i half up to %i %%', (score, totalMarks, percentage) => {
    const questions = Array.from({ length: totalMarks }, (_, index) => question(`q${index}`, 'A'));
    const given = questions.slice(0, score).map(({ id }) => answer(id, 0));
    expect(grade(questions, given, 0).percentage).toBe(percentage);
  });

  it('doesn’t depend on the order of the answers', () => {
    const shuffled = attempt.chain(({ questions, given }) =>
      fc.record({
        questions: fc.constant(questions),
        given: fc.constant(given),
        other: fc.shuffledSubarray(given, { minLength: given.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(2_000), ({ questions, given, other }, passingMarks) => {
        expect(grade(questions, other, passingMarks)).toEqual(grade(questions, given, passingMarks));
      }),
    );
  });

  it('keeps the score between 0 and all marks, and returns one answer per question in order', () => {
    fc.assert(
      fc.property(attempt, fc.nat(2_000), ({ questions, given }, passingMarks) => {
        const graded = grade(questions, given, passingMarks);
        expect(graded.answers.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
        expect(graded.totalMarks).toBe(questions.reduce((sum, { marks }) => sum + marks, 0));
        const right = graded.answers.flatMap(({ correct }, index) => (correct ? [questions[index]?.marks ?? 0] : []));
        expect(graded.score).toBe(right.reduce((sum, marks) => sum + marks, 0));
        expect(graded.percentage === 100).toBe(graded.totalMarks > 0 && graded.score * 200 >= graded.totalMarks * 199);
        expect(graded.passed).toBe(graded.totalMarks > 0 && graded.score >= passingMarks);
      }),
    );
  });

  it('gives full marks for all right letters and none for wrong ones', () => {
    fc.assert(
      fc.property(attempt, ({ questions }) => {
        const letters = questions.map(({ id, correctAnswer }) => ({ id, index: LETTERS.indexOf(correctAnswer) }));
        const right = grade(
          questions,
          letters.map(({ id, index }) => answer(id, index)),
          1,
        );
        const wrong = grade(
          questions,
          letters.map(({ id, index }) => answer(id, (index + 1) % 4)),
          1,
        );
        expect(right.score).toBe(right.totalMarks);
        expect(wrong.score).toBe(0);
      }),
    );
  });
});

describe('stray answers', () => {
  const questions = [{ id: 'a' }, { id: 'b' }];

  it.each([
    ['none if each question is answered once', ['b', 'a'], []],
    ['none without answers', [], []],
    ['a question of another quiz', ['a', 'x'], ['x']],
    ['a question answered twice', ['a', 'b', 'a'], ['a']],
    ['every repeated answer', ['a', 'a', 'a'], ['a', 'a']],
    ['a question of another quiz together with a repeated answer', ['x', 'x', 'b', 'b'], ['x', 'x', 'b']],
  ])('are found: %s', (_name, given, stray) => {
    expect(
      listStrayAnswers(
        questions,
        given.map((id) => answer(id, 0)),
      ),
    ).toEqual(stray);
  });
});

describe('seconds spent on a question', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [1.24, 1.2],
    [1.25, 1.3],
    [86_400, 86_400],
    [1e308, 86_400],
  ])('are clamped from %f to %f', (seconds, clamped) => {
    expect(clampSeconds(seconds)).toBe(clamped);
  });
});
