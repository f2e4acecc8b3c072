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
        /** `byOwner`: whether the owner did it, or somebody else. */
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
    // What was done stays in the log, under a number that can't be traced back to the person.
    erasure: 'stays',
  },
];
