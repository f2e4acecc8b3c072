import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { Draft } from '#features/attempts/drafts.mirror.ts';
import { createDurable } from '#lib/durable/durable.ts';
import { TRIAL_KEY } from './trial-key.ts';

/** The welcome quiz as a visitor without an account has answered it so far. */
export interface Trial {
  draft: Draft;
  /** When the last question was answered, milliseconds; null before. */
  finishedAt: number | null;
  /** The account that was made for it; null before. */
  owner: string | null;
}

/** The trial of this browser's visitor. */
export const storedTrial = createDurable(TRIAL_KEY, parseTrial, {
  lifetime: 'browser',
  isLostOnLeave: ({ draft }) => Object.keys(draft.answers).length > 0,
});

export function countRight({ pack, answers }: Draft): number {
  return pack.questions.filter(
    ({ id, correctAnswer }) => correctAnswer && answers[id] === LETTERS.indexOf(correctAnswer),
  ).length;
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
