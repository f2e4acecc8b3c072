import type { SetupStep } from '@quorbit/contracts/school/setup-steps';

/** What the address of the setup says, as somebody wrote it. */
export interface SetupAddress {
  step?: string;
}

export type SetupTarget = SetupStep | 'done';

/** The step that the address names; null where it names none. */
export function parseSetupAddress({ step }: SetupAddress, steps: readonly SetupStep[]): SetupTarget | null {
  return step === 'done' ? 'done' : (steps.find((known) => known === step) ?? null);
}
