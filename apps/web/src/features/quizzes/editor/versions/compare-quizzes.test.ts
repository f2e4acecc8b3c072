import { expect, test } from 'vitest';
import { newQuestion, toEditedQuiz } from '../edited-quiz.ts';
import { changeQuestion, moveQuestion, removeQuestion } from '../questions/question-list.ts';
import { questionsOfEveryKind, SETTINGS } from '../testing/content.ts';
import { compareQuizzes } from './compare-quizzes.ts';

const mine = toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() });
const first = mine.questions[0]?.id ?? '';

test('identical versions have no differences', () => {
  expect(compareQuizzes(mine, mine)).toEqual([]);
});

test('different settings are shown in words for both sides', () => {
  const theirs = { ...mine, settings: { ...mine.settings, title: 'Comets', duration: '', ranked: true } };
  expect(compareQuizzes(mine, theirs)).toEqual([
    { label: 'Title', mine: ['Moons'], theirs: ['Comets'] },
    { label: 'Duration', mine: ['10 min'], theirs: ['One minute per question'] },
    { label: 'Ranked', mine: ['No'], theirs: ['Yes'] },
  ]);
});

test('questions differ if they are changed, or exist only in mine or only in theirs', () => {
  const added = { ...newQuestion('x', 'text'), question: 'Theirs?', accepted: 'Yes' };
  const questions = [
    ...removeQuestion(changeQuestion(mine.questions, first, { correctAnswer: 'C' }), mine.questions[1]?.id ?? ''),
    added,
  ];
  const found = compareQuizzes(mine, { ...mine, questions });
  expect(found.map(({ label }) => label)).toEqual(['Question 1', 'Question 2', 'Their question 5']);
  expect(found[0]?.mine).toContain('✓ B. Which? two');
  expect(found[0]?.theirs).toContain('✓ C. Which? three');
  expect(found[1]?.theirs).toBeNull();
  expect(found[2]).toEqual({
    label: 'Their question 5',
    mine: null,
    theirs: ['Theirs?', '✓ Yes', 'Medium, 1 mark'],
  });
});

test('a different order of the same questions is one separate difference', () => {
  const found = compareQuizzes(mine, { ...mine, questions: moveQuestion(mine.questions, 0, 1) });
  expect(found.map(({ label }) => label)).toEqual(['Order of questions']);
});
