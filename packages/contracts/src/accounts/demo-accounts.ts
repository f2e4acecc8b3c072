import type { Role } from './roles.ts';

/** Of all demo accounts but the admin's, which each installation makes for itself. They exist only if demo data is on. */
export const DEMO_PASSWORD = 'demo-password-1';

/** The accounts that show every side of a new installation. */
export const DEMO_ACCOUNTS: readonly { email: string; name: string; role: Role }[] = [
  { email: 'learner@demo.test', name: 'Demo Learner', role: 'user' },
  { email: 'premium@demo.test', name: 'Demo Premium', role: 'premium' },
  { email: 'admin@demo.test', name: 'Demo Admin', role: 'admin' },
];
