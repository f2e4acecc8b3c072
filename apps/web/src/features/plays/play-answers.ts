// Merges the answers of a play that the server and this device have. Pure.
import { type Play, playAnswers } from '@quorbit/contracts/plays/schema';

export type PlayAnswer = Play['answers'][number];

/** The answers, with newer ones replacing those to the same question. */
export function mergeAnswers(answers: readonly PlayAnswer[], newer: readonly PlayAnswer[]): PlayAnswer[] {
  const replaced = new Set(newer.map(({ questionId }) => questionId));
  return [...answers.filter(({ questionId }) => !replaced.has(questionId)), ...newer];
}

/** What is still unsent after a reply: answers given again meanwhile included. */
export function listUnsent(waiting: readonly PlayAnswer[], sent: readonly PlayAnswer[]): PlayAnswer[] {
  const sentTexts = new Set(sent.map(toComparableText));
  return waiting.filter((answer) => !sentTexts.has(toComparableText(answer)));
}

/** The same text for equal answers, even if one was stored and read again, which trims texts. */
function toComparableText(answer: PlayAnswer): string {
  const { questionId, option, response = null, timeSpent } = playAnswers.safeParse([answer]).data?.[0] ?? answer;
  return JSON.stringify([questionId, option, response, timeSpent]);
}

/** A revision is the milliseconds of the play times this, plus a random part. */
const REVISIONS_PER_MS = 100;

/**
 * The revision of answers that are sent now. It grows with time, so that the later of two devices wins, and its last
 * digits are random, so that two devices hardly ever choose the same.
 * @param elapsed milliseconds since the play began, by the server's clock
 * @param chance 0 to 1
 */
export function computeNextRevision(last: number, elapsed: number, chance: number): number {
  const now = Math.max(0, Math.floor(elapsed)) * REVISIONS_PER_MS + Math.floor(chance * REVISIONS_PER_MS);
  return Math.max(last + 1, now);
}
