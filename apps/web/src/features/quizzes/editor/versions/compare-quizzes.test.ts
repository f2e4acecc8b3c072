import { expect, test } from 'vitest';
import { newQuestion, toEditedQuiz } from '../edited-quiz.ts';
import { changeQuestion, moveQuestion, removeQuestion } from '../questions/question-list.ts';
import { questionsOfEveryKind, SETTINGS } from '../testing/content.ts';
import { compareQuizzes } from './compare-quizzes.ts';

const mine = toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() });
const first = mine.questions[0]?.id ?? '';

test('what is the same on both sides is no difference', () => {
  expect(compareQuizzes(mine, mine)).toEqual([]);
});

test('settings say both sides in words', () => {
  const theirs = { ...mine, settings: { ...mine.settings, title: 'Comets', duration: '', ranked: true } };
  expect(compareQuizzes(mine, theirs)).toEqual([
    { label: 'Title', mine: ['Moons'], theirs: ['Comets'] },
    { label: 'Duration', mine: ['10 min'], theirs: ['One minute per question'] },
    { label: 'Ranked', mine: ['No'], theirs: ['Yes'] },
  ]);
});

test('questions are changed, only here, or only there', () => {
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

test('another order of the same questions is a difference of its own', () => {
  const found = compareQuizzes(mine, { ...mine, questions: moveQuestion(mine.questions, 0, 1) });
  expect(found.map(({ label }) => label)).toEqual(['Order of questions']);
});
