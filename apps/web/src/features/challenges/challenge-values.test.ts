import * as limits from '@quorbit/contracts/challenges/limits';
import { PICK_QUIZZES } from '@quorbit/contracts/challenges/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { formatQuizLines } from '#lib/forms/chosen-quizzes.ts';
import {
  type ChallengeValues,
  NEW_CHALLENGE,
  NUMBER_FIELDS,
  parseChallengeInput,
  validateChallenge,
} from './challenge-values.ts';

const quiz = { id: newId(), title: 'Planets  and\nmoons' };
const completeValues: ChallengeValues = {
  ...NEW_CHALLENGE,
  title: 'T',
  description: 'D',
  quizzes: formatQuizLines([quiz]),
};

it('a new challenge starts with the default numbers and needs a title, a description and a quiz', () => {
  expect(validateChallenge(NEW_CHALLENGE).map(({ path }) => path)).toEqual(['title', 'description', 'quizzes']);
  expect(validateChallenge({ ...NEW_CHALLENGE, title: 'T', description: 'D' })).toEqual([
    { path: 'quizzes', message: PICK_QUIZZES },
  ]);
  expect(parseChallengeInput(completeValues)).toMatchObject({
    duration: 24,
    quizTimeLimit: 300,
    quizzes: [quiz.id],
    type: 'quiz_completion',
    category: 'General',
    parameters: { quizCount: 3, targetScore: 80, streakDays: 7, timeLimit: 300 },
    rewards: { xp: 150, badge: '', theme: '' },
  });
});

it.each([
  'duration',
  'quizTimeLimit',
  'parameters.quizCount',
  'parameters.targetScore',
  'parameters.streakDays',
  'parameters.timeLimit',
  'rewards.xp',
] as const)('%s must lie within its limits, and takes its default when left empty', (name) => {
  const { min, max } = NUMBER_FIELDS[name];
  const wrong = (value: string) => validateChallenge({ ...completeValues, [name]: value }).map(({ path }) => path);
  for (const value of [min - 1, max + 1, 1.5, 'x']) expect(wrong(String(value))).toEqual([name]);
  for (const value of [min, max, '', ' ']) expect(wrong(String(value))).toEqual([]);
});

it('refuses more quizzes than a challenge may have', () => {
  const many = Array.from({ length: limits.MAX_CHALLENGE_QUIZZES + 1 }, () => ({ id: newId(), title: 'x' }));
  expect(validateChallenge({ ...completeValues, quizzes: formatQuizLines(many) }).map(({ path }) => path)).toEqual([
    'quizzes',
  ]);
});
