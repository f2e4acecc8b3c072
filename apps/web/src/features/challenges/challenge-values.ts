import * as limits from '@quorbit/contracts/challenges/limits';
import { type CreateChallengeInput, createChallengeInput } from '@quorbit/contracts/challenges/schema';
import type { Issue } from '@quorbit/contracts/errors/codes';
import { QUIZ_SECONDS } from '@quorbit/contracts/plays/limits';
import { defaultNumbers, parseNumber } from '#features/plays/game-values.ts';
import { parseQuizLines } from '#lib/forms/chosen-quizzes.ts';
import { listIssues } from '#lib/forms/list-issues.ts';

/** The form's number fields with their limits, by the path under which the server reports errors in them. */
export const NUMBER_FIELDS = {
  duration: limits.CHALLENGE_DURATION,
  quizTimeLimit: QUIZ_SECONDS,
  'parameters.quizCount': limits.QUIZ_COUNT,
  'parameters.targetScore': limits.TARGET_SCORE,
  'parameters.streakDays': limits.STREAK_DAYS,
  'parameters.timeLimit': limits.SPEED_SECONDS,
  'rewards.xp': limits.REWARD_XP,
} as const;
type NumberName = keyof typeof NUMBER_FIELDS;

type TextName =
  | 'title'
  | 'description'
  | 'type'
  | 'category'
  | 'parameters.quizCategory'
  | 'rewards.badge'
  | 'rewards.theme'
  | 'quizzes';

/** The form of a challenge, all values as text. `quizzes` holds one line per quiz, with its title. */
export type ChallengeValues = Record<TextName | NumberName, string>;

export const NEW_CHALLENGE: ChallengeValues = {
  title: '',
  description: '',
  type: 'quiz_completion',
  category: 'General',
  quizzes: '',
  'parameters.quizCategory': 'General',
  'rewards.badge': '',
  'rewards.theme': '',
  ...defaultNumbers(NUMBER_FIELDS),
};

function toInput(values: ChallengeValues) {
  const number = (name: NumberName) => parseNumber(NUMBER_FIELDS, values, name);
  const { title, description, type, category, quizzes } = values;
  return {
    title,
    description,
    type,
    category,
    duration: number('duration'),
    quizTimeLimit: number('quizTimeLimit'),
    parameters: {
      quizCount: number('parameters.quizCount'),
      targetScore: number('parameters.targetScore'),
      streakDays: number('parameters.streakDays'),
      quizCategory: values['parameters.quizCategory'],
      timeLimit: number('parameters.timeLimit'),
    },
    rewards: {
      xp: number('rewards.xp'),
      badge: values['rewards.badge'].trim(),
      theme: values['rewards.theme'],
    },
    quizzes: parseQuizLines(quizzes).map(({ id }) => id),
  };
}

export const validateChallenge = (values: ChallengeValues): Issue[] =>
  listIssues(createChallengeInput, toInput(values));

/**
 * Converts the form's values to the server's input.
 * @throws ZodError if `validateChallenge` finds issues.
 */
export const parseChallengeInput = (values: ChallengeValues): CreateChallengeInput =>
  createChallengeInput.parse(toInput(values));
