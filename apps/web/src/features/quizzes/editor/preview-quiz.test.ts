import { layOutQuestions } from '@quorbit/contracts/quizzes/layout';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toEditedQuiz } from './edited-quiz.ts';
import { layOutPreview } from './preview-quiz.ts';
import { questionsOfEveryKind, SETTINGS } from './testing/content.ts';

const questions = questionsOfEveryKind();
const quizWith = (settings: object) => toEditedQuiz({ settings: { ...SETTINGS, ...settings }, questions });

test('a seed lays out the same questions in the preview as in an attempt', () => {
  const chance = fc.record({
    shuffleQuestions: fc.boolean(),
    shuffleOptions: fc.boolean(),
    draw: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(chance, fc.uuid(), (left, seed) => {
      const inPreview = layOutPreview(quizWith(left), seed).map(({ question, order }) => [question.id, order]);
      const asked = layOutQuestions(questions, left, seed).map(({ question, order }) => [question.id, order]);
      expect(inPreview).toEqual(asked);
    }),
  );
});

test('a question without text is named by its kind, and an unfinished draw number draws all questions', () => {
  const blank = toEditedQuiz({
    settings: { ...SETTINGS, draw: 'some' },
    questions: questions.map((question) => ({ ...question, question: '' })),
  });
  expect(layOutPreview(blank, 'seed').map(({ question }) => question.question)).toEqual([
    'New question (Single choice)',
    'New question (True or false)',
    'New question (Multiple choice)',
    'New question (Short text)',
    'New question (Number)',
  ]);
});

test('the preview contains no answer key', () => {
  // Ids are left out of the search for answer keys, because a random id may contain the digits of an answer.
  const withoutIds = (name: string, value: unknown) => (name === 'id' ? undefined : value);
  const shown = JSON.stringify(layOutPreview(quizWith({}), 'seed'), withoutIds);
  expect(shown).toContain('options');
  for (const secret of ['correctAnswer', 'answerKey', 'Because.', 'Titan', '384']) expect(shown).not.toContain(secret);
});
