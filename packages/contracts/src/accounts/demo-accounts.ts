import type { Role } from './roles.ts';

/** Of every demo account. They exist only where the operator has demo data on, and sign in from this machine only. */
export const DEMO_PASSWORD = 'demo-password-1';

/** The accounts that show a new installation from every side. */
export const DEMO_ACCOUNTS: readonly { email: string; name: string; role: Role }[] = [
  { email: 'learner@demo.test', name: 'Demo Learner', role: 'user' },
  { email: 'premium@demo.test', name: 'Demo Premium', role: 'premium' },
  { email: 'admin@demo.test', name: 'Demo Admin', role: 'admin' },
];
