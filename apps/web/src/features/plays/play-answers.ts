// Pure functions that merge the answers of a play from the server with those on this device.
import { type Play, playAnswers } from '@quorbit/contracts/plays/schema';

export type PlayAnswer = Play['answers'][number];

/** Returns both lists of answers as one, in which newer answers replace older ones to the same question. */
export function mergeAnswers(answers: readonly PlayAnswer[], newer: readonly PlayAnswer[]): PlayAnswer[] {
  const replaced = new Set(newer.map(({ questionId }) => questionId));
  return [...answers.filter(({ questionId }) => !replaced.has(questionId)), ...newer];
}

/** Returns the answers that are still unsent after a save, including those changed while it was under way. */
export function listUnsent(waiting: readonly PlayAnswer[], sent: readonly PlayAnswer[]): PlayAnswer[] {
  const sentTexts = new Set(sent.map(toComparableText));
  return waiting.filter((answer) => !sentTexts.has(toComparableText(answer)));
}

/**
 * Returns a text for comparing answers. Storing an answer trims its text, so the texts of a stored and a fresh answer
 * are made equal.
 */
function toComparableText(answer: PlayAnswer): string {
  const { questionId, option, response = null, timeSpent } = playAnswers.safeParse([answer]).data?.[0] ?? answer;
  return JSON.stringify([questionId, option, response, timeSpent]);
}

/** A revision is the milliseconds since the play began times this factor, plus a random part below it. */
const REVISIONS_PER_MS = 100;

/**
 * Returns the revision for answers that are sent now. It grows with time, so that the later of two devices wins, and
 * its last digits are random, so that two devices hardly ever choose the same.
 * @param elapsed milliseconds since the play began, by the server's clock.
 * @param chance a random number from 0 to 1.
 */
export function computeNextRevision(last: number, elapsed: number, chance: number): number {
  const now = Math.max(0, Math.floor(elapsed)) * REVISIONS_PER_MS + Math.floor(chance * REVISIONS_PER_MS);
  return Math.max(last + 1, now);
}
