import { accountCreations } from '@quorbit/db/schema/account-creation';
import type { PersonalTable } from '../../lib/personal.ts';

export const accountCreationPersonal: readonly PersonalTable[] = [
  {
    table: accountCreations,
    exported: { not: 'hashes that last a day; what was created is in the audit log' },
    erased: 'with the account',
  },
];
