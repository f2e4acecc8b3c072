import { newId } from '@quorbit/contracts/lib/ids';
import type { QuizEdit, QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { question, quiz } from '#lib/testing/quizzes.ts';

export const SETTINGS: QuizSettings = {
  title: 'Moons',
  category: 'Science',
  description: 'Around the planets.',
  duration: 10,
  passingMarks: null,
  ranked: false,
  closesAt: null,
  shuffleQuestions: false,
  shuffleOptions: false,
  draw: null,
};

const noOptions = { options: [], correctAnswer: null };

/** Creates one question of each kind. */
export function questionsOfEveryKind(): AnyQuestion[] {
  return [
    question('Which?', { explanation: 'Because.' }),
    question('True?', { kind: 'true_false', ...noOptions, answerKey: { kind: 'true_false', value: false } }),
    {
      ...question('Several?', { kind: 'multiple', ...noOptions, answerKey: { kind: 'multiple', chosen: [0, 2] } }),
      choices: ['Io', 'Mars', 'Europa'],
    },
    question('Name?', { kind: 'text', ...noOptions, answerKey: { kind: 'text', accepted: ['Titan', 'titan (moon)'] } }),
    {
      ...question('How far?', {
        kind: 'number',
        ...noOptions,
        answerKey: { kind: 'number', value: 384.4, tolerance: 0.5 },
      }),
      unit: '1000 km',
    },
  ];
}

/** Creates the data that an editor loads: the published quiz, without unpublished changes. */
export function quizEdit(changes: Partial<QuizEdit> = {}): QuizEdit {
  const questions = changes.questions ?? questionsOfEveryKind();
  const { questions: _questions, ...facts } = quiz({ title: 'Moons', own: true, audience: 'premium', questions });
  return {
    quiz: facts,
    versionId: newId(),
    settings: SETTINGS,
    publishedAt: '2026-11-01T10:00:00.000Z',
    publishedBy: 'Ada',
    draft: null,
    others: [],
    ...changes,
    questions,
  };
}
