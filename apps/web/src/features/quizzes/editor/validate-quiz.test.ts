import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { newQuestion, toEditedQuiz } from './edited-quiz.ts';
import { questionsOfEveryKind, SETTINGS } from './testing/content.ts';
import { problemsOf, validateQuiz } from './validate-quiz.ts';

const quiz = toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() });

test('a finished quiz has no problems and can be published', () => {
  const checked = validateQuiz(quiz);
  expect(checked.problems).toEqual([]);
  expect('content' in checked && checked.content.questions.map(({ kind }) => kind)).toEqual([
    'single',
    'true_false',
    'multiple',
    'text',
    'number',
  ]);
});

test('each unfinished field of each question kind has a problem', () => {
  const kinds = ['single', 'true_false', 'multiple', 'text', 'number'] as const;
  const questions = kinds.map((kind) => newQuestion(newId(), kind));
  const kindOf = (id: string | null) => questions.find((question) => question.id === id)?.kind ?? 'settings';
  const { problems } = validateQuiz({ settings: { ...quiz.settings, title: '', duration: 'ten' }, questions });
  expect(problems.map(({ questionId, field }) => `${kindOf(questionId)} ${field}`)).toMatchInlineSnapshot(`
    [
      "settings title",
      "settings duration",
      "single question",
      "single options.0",
      "single options.1",
      "single options.2",
      "single options.3",
      "single correctAnswer",
      "true_false question",
      "true_false answerKey.value",
      "multiple question",
      "multiple choices.0",
      "multiple choices.1",
      "multiple choices.2",
      "multiple answerKey.chosen",
      "text question",
      "text answerKey.accepted",
      "number question",
      "number answerKey.value",
    ]
  `);
  expect(problems.find(({ field }) => field === 'correctAnswer')?.message).toBe('Choose which option is right.');
});

test('a quiz can’t draw more questions than it has', () => {
  const settings = { ...quiz.settings, draw: '6' };
  expect(validateQuiz({ ...quiz, settings }).problems).toEqual([
    { questionId: null, field: 'draw', message: 'There are only 5 questions.' },
  ]);
});

test('the server’s issues appear at the form’s fields, one per field', () => {
  const issues = [
    { path: 'content.settings.title', message: 'Taken.' },
    { path: 'content.questions.3.answerKey.accepted.7', message: 'Too long.' },
    { path: 'content.questions.3.answerKey.accepted.8', message: 'Too long.' },
  ];
  expect(problemsOf(issues, quiz)).toEqual([
    { questionId: null, field: 'title', message: 'Taken.' },
    { questionId: quiz.questions[3]?.id, field: 'answerKey.accepted', message: 'Too long.' },
  ]);
});
