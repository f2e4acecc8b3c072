import { instant } from '@quorbit/contracts/lib/scalars';
import { auditEntries } from '@quorbit/db/schema/audit';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfSubject } from './audit.repository.ts';

export const auditPersonal: readonly PersonalTable[] = [
  {
    table: auditEntries,
    exported: [
      exportField({
        name: 'audit',
        /** `byOwner`: whether the owner did it, or somebody else. */
        schema: z.array(z.object({ action: z.string(), details: z.string(), at: instant, byOwner: z.boolean() })),
        async read(db, { id }) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfSubject(db, id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ action, details, at, actorId }) => ({
            action,
            details,
            at: at.toISOString(),
            byOwner: actorId === id,
          }));
        },
      }),
    ],
    // What was done stays in the log, under a number that can't be traced back to the person.
    erased: 'stays',
  },
];
