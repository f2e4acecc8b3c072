import { instant } from '@quorbit/contracts/lib/scalars';
import { auditEntries } from '@quorbit/db/schema/audit';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfSubject } from './audit.repository.ts';

export const auditPersonal: readonly PersonalTable[] = [
  {
    table: auditEntries,
    exportFields: [
      exportList({
        name: 'audit',
        /**
         * The exported log entries; `byOwner` is true if the account's owner did the action, false if another user or
         * the system did.
         */
        schema: z.array(z.object({ action: z.string(), details: z.string(), at: instant, byOwner: z.boolean() })),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSubject(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ action, details, at, actorId }) => ({
              action,
              details,
              at: at.toISOString(),
              byOwner: actorId === id,
            }));
        },
      }),
    ],
    // The entries stay in the log under the user's id, which can no longer be traced back to the person.
    erasure: 'stays',
  },
];
