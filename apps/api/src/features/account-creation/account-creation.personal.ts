import { ROLES } from '@quorbit/contracts/accounts/roles';
import { instant } from '@quorbit/contracts/lib/scalars';
import { accountCreationJobs, accountCreationPeople } from '@quorbit/db/schema/account-creation';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfMentions, removeFromLists } from './people.repository.ts';

export const accountCreationPersonal: readonly PersonalTable[] = [
  {
    table: accountCreationJobs,
    exportFields: { not: 'lists of others, for some days; which accounts an admin created is in the audit log' },
    erasure: 'with the account',
  },
  {
    table: accountCreationPeople,
    exportFields: [
      exportList({
        name: 'accountLists',
        /** The person's entries in lists of accounts to create. */
        schema: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES), sentAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfMentions(db, subject, after, limit),
            (row) => row.jobId,
          ))
            yield rows.map(({ jobId: _, sentAt, ...person }) => ({ ...person, sentAt: sentAt.toISOString() }));
        },
      }),
    ],
    erasure: ({ tx, subject }) => removeFromLists(tx, subject),
  },
];
