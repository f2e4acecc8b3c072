import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { Draft } from '#features/attempts/drafts.mirror.ts';
import { TRIAL_KEY } from './trial-key.ts';

/** The welcome quiz as a visitor without an account has answered it so far. */
export interface Trial {
  draft: Draft;
  /** When the last question was answered, milliseconds; null before. */
  finishedAt: number | null;
  /** The account that was made for it; null before. */
  owner: string | null;
}

/** What this browser has of a trial; null without one, or for text that is none. */
export function readTrial(): Trial | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(TRIAL_KEY) ?? 'null');
    return isTrial(value) ? value : null;
  } catch {
    return null;
  }
}

/** Where the browser stores nothing, the trial lasts as long as its page. */
export function saveTrial(trial: Trial): void {
  try {
    localStorage.setItem(TRIAL_KEY, JSON.stringify(trial));
  } catch {
    // Nothing else depends on it.
  }
}

export function forgetTrial(): void {
  localStorage.removeItem(TRIAL_KEY);
}

export function countRight({ pack, answers }: Draft): number {
  return pack.questions.filter(
    ({ id, correctAnswer }) => correctAnswer && answers[id] === LETTERS.indexOf(correctAnswer),
  ).length;
}

function isTrial(value: unknown): value is Trial {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, finishedAt, owner } = value as Partial<Record<keyof Trial, unknown>>;
  const { attemptId, packHash, pack, answers } = Object(draft) as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof attemptId === 'string' &&
    typeof packHash === 'string' &&
    typeof answers === 'object' &&
    Array.isArray(Object(pack).questions) &&
    (finishedAt === null || typeof finishedAt === 'number') &&
    (owner === null || typeof owner === 'string')
  );
}
