/** The steps of a new learner, in their order. */
export const STEPS = ['subjects', 'goal'] as const;
export type Step = (typeof STEPS)[number];

export interface StepSearch {
  /** The step to show; the first one by default. */
  step?: Step;
}

/** Reads the step from the page's address; unknown ones are dropped. */
export function parseStep({ step }: Record<string, unknown>): StepSearch {
  const known = STEPS.find((name) => name === step);
  return known ? { step: known } : {};
}
