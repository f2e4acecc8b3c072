// The answers of a play, of which the server and this device may each have a part. Pure.
import type { Play } from '@quorbit/contracts/plays/schema';

export type PlayAnswer = Play['answers'][number];

/** These answers with those in the place of what the same questions had. */
export function joined(answers: readonly PlayAnswer[], newer: readonly PlayAnswer[]): PlayAnswer[] {
  const replaced = new Set(newer.map(({ questionId }) => questionId));
  return [...answers.filter(({ questionId }) => !replaced.has(questionId)), ...newer];
}

/** What still waits after some were sent: those that were given again meanwhile, too. */
export function stillWaiting(waiting: readonly PlayAnswer[], sent: readonly PlayAnswer[]): PlayAnswer[] {
  return waiting.filter((answer) => !sent.includes(answer));
}

/** Milliseconds of a play times this are its revisions. */
const REVISIONS_PER_MS = 100;

/**
 * The revision of answers that are sent now. It grows with the time, so that of two devices the later one counts, and has
 * an end that no other device is likely to choose as well.
 * @param elapsed milliseconds since the play began, by the server's clock
 * @param chance 0 to 1
 */
export function nextRevision(last: number, elapsed: number, chance: number): number {
  const now = Math.max(0, Math.floor(elapsed)) * REVISIONS_PER_MS + Math.floor(chance * REVISIONS_PER_MS);
  return Math.max(last + 1, now);
}
