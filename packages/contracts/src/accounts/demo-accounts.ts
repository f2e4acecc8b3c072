import type { Role } from './roles.ts';

/**
 * The password of all demo accounts except the admin's, which each installation generates. The accounts exist only if
 * demo data is on.
 */
export const DEMO_PASSWORD = 'demo-password-1';

/** The demo accounts, one for each role. */
export const DEMO_ACCOUNTS: readonly { email: string; name: string; role: Role }[] = [
  { email: 'learner@demo.test', name: 'Demo Learner', role: 'user' },
  { email: 'premium@demo.test', name: 'Demo Premium', role: 'premium' },
  { email: 'admin@demo.test', name: 'Demo Admin', role: 'admin' },
];
