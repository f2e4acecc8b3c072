import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { Draft } from '#features/attempts/drafts.mirror.ts';
import { createDurable } from '#lib/durable/durable.ts';
import { TRIAL_KEY } from './trial-key.ts';

/** The welcome quiz with the answers that a visitor without an account has given so far. */
export interface Trial {
  draft: Draft;
  /** When the last question was answered, in milliseconds; null before that. */
  finishedAt: number | null;
  /** The id of the account to which the trial belongs; null before registering. */
  owner: string | null;
  /** The missed questions that are answered again after the last one; missing until then. */
  again?: TrialAgain | undefined;
}

interface TrialAgain {
  /** The ids of the questions to answer again, the next one first. */
  queue: string[];
  /** The option chosen for the first of them; null while it's open. */
  option: number | null;
  /** The number of verdicts that were closed, which tells one asking of a question from the next. */
  closed: number;
}

/** The trial stored in this browser. */
export const storedTrial = createDurable(TRIAL_KEY, parseTrial, {
  lifetime: 'browser',
  isLostOnLeave: ({ draft }) => Object.keys(draft.answers).length > 0,
});

/** Returns the questions whose first answer was wrong. */
export function listTrialMisses({ pack, answers }: Draft): AnyQuestion[] {
  return pack.questions.filter((question) => !isRightAnswer(question, answers[question.id]));
}

/** Returns whether the option with this index is the question's right answer. */
export function isRightAnswer({ correctAnswer }: AnyQuestion, option: number | undefined): boolean {
  return option !== undefined && LETTERS[option] === correctAnswer;
}

function parseTrial(stored: unknown): Trial | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { draft, finishedAt, owner } = stored as Partial<Record<keyof Trial, unknown>>;
  const { attemptId, packHash, pack, answers } = Object(draft) as Partial<Record<keyof Draft, unknown>>;
  const isTrial =
    typeof attemptId === 'string' &&
    typeof packHash === 'string' &&
    typeof answers === 'object' &&
    Array.isArray(Object(pack).questions) &&
    (finishedAt === null || typeof finishedAt === 'number') &&
    (owner === null || typeof owner === 'string');
  return isTrial ? (stored as Trial) : null;
}
