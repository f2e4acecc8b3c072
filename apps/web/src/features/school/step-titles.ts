import type { SetupStep } from '@quorbit/contracts/school/setup-steps';

/** The title of each setup step. */
export const STEP_TITLES: Record<SetupStep, string> = {
  name: 'Name your school',
  contact: 'Help for learners',
  registration: 'Who may join',
  mail: 'Test e-mail',
  backup: 'Backups',
  accounts: 'Create accounts',
};
