import { instant } from '@quorbit/contracts/lib/scalars';
import { friendInvitations } from '@quorbit/db/schema/invitations';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfInviter } from './invitations.repository.ts';

export const invitationsPersonal: readonly PersonalTable[] = [
  {
    table: friendInvitations,
    exportFields: [
      exportList({
        name: 'friendInvitations',
        // The export leaves out who accepted, because that person is in the list of friends.
        schema: z.array(z.object({ code: z.string(), createdAt: instant, usedAt: z.nullable(instant) })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: { createdAt: Date; code: string } | null, limit) => pageOfInviter(db, subject.id, after, limit),
            ({ createdAt, code }) => ({ createdAt, code }),
          ))
            yield rows.map(({ code, createdAt, usedAt }) => ({
              code,
              createdAt: createdAt.toISOString(),
              usedAt: usedAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
