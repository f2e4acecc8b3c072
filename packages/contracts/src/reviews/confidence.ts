/** The choices for how sure a learner is of an answer before seeing it, in percent. */
export const CONFIDENCES = [
  { percent: 25, name: 'Guessing' },
  { percent: 60, name: 'Fairly sure' },
  { percent: 95, name: 'Certain' },
] as const;

/** The percentage from which a learner counts as sure; a wrong answer then makes the card come first the next time. */
const CONFIDENT_PERCENT = 75;

/**
 * Returns whether the learner was sure of the answer.
 * @param confidence in percent; null or missing if the learner didn't say.
 */
export function isConfident(confidence: number | null | undefined): boolean {
  return (confidence ?? 0) >= CONFIDENT_PERCENT;
}
