import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../quizzes/categories.ts';
import { LETTERS } from '../quizzes/difficulty.ts';
import { questionInput } from '../quizzes/question.ts';
import { QUESTION_KINDS } from '../quizzes/question-kinds.ts';
import { createQuizInput } from '../quizzes/schema.ts';
import type { CategoryQuizzes, ContentQuiz, EveryKindQuiz, OwnedQuiz } from './quizzes.ts';
import { readContentFile, readOrderedFiles } from './testing/content-files.ts';

const catalogue = readOrderedFiles<CategoryQuizzes>('quizzes/catalogue');
const everyKind = readContentFile<EveryKindQuiz>('quizzes/every-kind.json');
const welcome = readContentFile<ContentQuiz>('quizzes/welcome.json');
const demoQuizzes = readContentFile<OwnedQuiz[]>('quizzes/demo-accounts.json');

const lettered = catalogue.flatMap(({ category, quizzes }) => quizzes.map((quiz) => ({ category, ...quiz })));
const quizzes: ContentQuiz[] = [...lettered, welcome, ...demoQuizzes];
const questions = quizzes.flatMap((quiz) => quiz.questions);

/**
 * Reduces a text to lower-case letters, digits and spaces, so that different wordings of the same text become equal.
 */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the quiz that shows every kind', () => {
  const { questions, draw } = everyKind;

  it('has all kinds of questions, passes the rules for authors, and explains every answer', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    expect(createQuizInput.safeParse(everyKind).success).toBe(true);
    for (const question of questions) expect(questionInput.parse(question), question.question).toEqual(question);
    for (const { question, explanation } of questions) expect(explanation?.length, question).toBeGreaterThan(20);
    expect(draw).toBeLessThan(questions.length);
  });
});

describe('the quizzes of the content', () => {
  it('covers every category with three quizzes of ten questions', () => {
    expect(catalogue.map(({ category }) => category)).toEqual([...CATEGORIES]);
    for (const { quizzes } of catalogue) expect(quizzes.map(({ questions }) => questions.length)).toEqual([10, 10, 10]);
  });

  it('passes the rules for authors', () => {
    for (const quiz of quizzes) expect(createQuizInput.safeParse(quiz).success, quiz.title).toBe(true);
    for (const question of questions) expect(questionInput.safeParse(question).success, question.question).toBe(true);
  });

  it('has no title or question twice', () => {
    const all = [...quizzes, everyKind];
    const texts = all.flatMap((quiz) => quiz.questions.map(({ question }) => plain(question)));
    expect(new Set(all.map(({ title }) => plain(title))).size).toBe(all.length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gives four different options, and never "all" or "none of the above"', () => {
    for (const { question, options } of questions) {
      expect(new Set(options.map((option) => option.trim().toLowerCase())).size, question).toBe(4);
      for (const option of options) expect(option, question).not.toMatch(/(all|none|both) of (the|these)|^both\b/i);
    }
  });

  it('explains every answer and mixes difficulties in every quiz', () => {
    for (const { question, explanation } of questions) expect(explanation.length, question).toBeGreaterThan(20);
    for (const { title, questions } of quizzes) {
      expect(new Set(questions.map(({ difficulty }) => difficulty)).size, title).toBe(3);
    }
  });

  it('does not name the right answer in the question', () => {
    for (const { question, options, correctAnswer } of questions) {
      const right = plain(options[LETTERS.indexOf(correctAnswer)] ?? '');
      if (right.length > 3 && /\p{L}/u.test(right))
        expect(` ${plain(question)} `, question).not.toContain(` ${right} `);
    }
  });

  it('spreads the right letter evenly, in every quiz and overall', () => {
    for (const { title, questions } of lettered) {
      for (const letter of LETTERS) {
        const count = questions.filter(({ correctAnswer }) => correctAnswer === letter).length;
        expect([2, 3], `${letter} in ${title}`).toContain(count);
      }
    }
    for (const letter of LETTERS) {
      const share = questions.filter(({ correctAnswer }) => correctAnswer === letter).length / questions.length;
      expect(Math.abs(share - 0.25)).toBeLessThan(0.04);
    }
  });

  it('does not give the right option away by its length', () => {
    const longest = questions.filter(({ options, correctAnswer }) => {
      const lengths = options.map((option) => option.length);
      const right = lengths[LETTERS.indexOf(correctAnswer)] ?? 0;
      return lengths.filter((length) => length >= right).length === 1;
    });
    expect(longest.length / questions.length).toBeLessThanOrEqual(0.25);
  });
});
