/** What learners may say of an answer before they see it: how sure they are, in percent. */
export const CONFIDENCES = [
  { percent: 25, name: 'Guessing' },
  { percent: 60, name: 'Fairly sure' },
  { percent: 95, name: 'Certain' },
] as const;

/** From here on somebody was sure: what they get wrong then comes first the next time. */
const CONFIDENT_PERCENT = 75;

/** @param confidence in percent; nothing where the learner did not say */
export function isConfident(confidence: number | null | undefined): boolean {
  return (confidence ?? 0) >= CONFIDENT_PERCENT;
}
