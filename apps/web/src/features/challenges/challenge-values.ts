import * as limits from '@quorbit/contracts/challenges/limits';
import { type CreateChallengeInput, createChallengeInput } from '@quorbit/contracts/challenges/schema';
import type { Issue } from '@quorbit/contracts/errors/codes';
import { quizzesIn } from '#lib/forms/chosen-quizzes.ts';
import { issuesOf } from '#lib/forms/issues-of.ts';

/** Fields of numbers, by the path at which the server names them. */
const NUMBERS = {
  duration: limits.CHALLENGE_DURATION,
  quizTimeLimit: limits.QUIZ_SECONDS,
  'parameters.quizCount': limits.QUIZ_COUNT,
  'parameters.targetScore': limits.TARGET_SCORE,
  'parameters.streakDays': limits.STREAK_DAYS,
  'parameters.timeLimit': limits.SPEED_SECONDS,
  'rewards.xp': limits.REWARD_XP,
} as const;
export type NumberName = keyof typeof NUMBERS;

type TextName =
  | 'title'
  | 'description'
  | 'type'
  | 'category'
  | 'parameters.quizCategory'
  | 'rewards.badge'
  | 'rewards.theme'
  | 'quizzes';

/** The form of a challenge as text: the quizzes one a line, each with its title. */
export type ChallengeValues = Record<TextName | NumberName, string>;

export const limitsOf = (name: NumberName) => NUMBERS[name];

const usual = (name: NumberName) => String(NUMBERS[name].usual);

export const NEW_CHALLENGE: ChallengeValues = {
  ...{ title: '', description: '', type: 'quiz_completion', category: 'General', quizzes: '' },
  ...{ 'parameters.quizCategory': 'General', 'rewards.badge': '', 'rewards.theme': '' },
  duration: usual('duration'),
  quizTimeLimit: usual('quizTimeLimit'),
  'parameters.quizCount': usual('parameters.quizCount'),
  'parameters.targetScore': usual('parameters.targetScore'),
  'parameters.streakDays': usual('parameters.streakDays'),
  'parameters.timeLimit': usual('parameters.timeLimit'),
  'rewards.xp': usual('rewards.xp'),
};

function typedOf(values: ChallengeValues) {
  const numberOf = (name: NumberName) => (values[name].trim() === '' ? NUMBERS[name].usual : Number(values[name]));
  const { title, description, type, category, quizzes } = values;
  return {
    ...{ title, description, type, category },
    duration: numberOf('duration'),
    quizTimeLimit: numberOf('quizTimeLimit'),
    parameters: {
      quizCount: numberOf('parameters.quizCount'),
      targetScore: numberOf('parameters.targetScore'),
      streakDays: numberOf('parameters.streakDays'),
      quizCategory: values['parameters.quizCategory'],
      timeLimit: numberOf('parameters.timeLimit'),
    },
    rewards: {
      xp: numberOf('rewards.xp'),
      badge: values['rewards.badge'].trim(),
      theme: values['rewards.theme'],
    },
    quizzes: quizzesIn(quizzes).map(({ id }) => id),
  };
}

export const challengeIssues = (values: ChallengeValues): Issue[] => issuesOf(createChallengeInput, typedOf(values));

/** @throws where `challengeIssues` finds any */
export const inputOf = (values: ChallengeValues): CreateChallengeInput => createChallengeInput.parse(typedOf(values));
