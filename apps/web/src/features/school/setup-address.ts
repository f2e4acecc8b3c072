import type { SetupStep } from '@quorbit/contracts/school/setup-steps';

/** The search parameters of the setup page, unchecked. */
export interface SetupAddress {
  step?: string;
}

export type SetupTarget = SetupStep | 'done';

/** Returns the step that the address names; null if it names none of `steps`. */
export function parseSetupAddress({ step }: SetupAddress, steps: readonly SetupStep[]): SetupTarget | null {
  return step === 'done' ? 'done' : (steps.find((known) => known === step) ?? null);
}
