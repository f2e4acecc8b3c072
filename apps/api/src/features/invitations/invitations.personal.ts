import { instant } from '@quorbit/contracts/lib/scalars';
import { friendInvitations } from '@quorbit/db/schema/invitations';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfInviter } from './invitations.repository.ts';

export const invitationsPersonal: readonly PersonalTable[] = [
  {
    table: friendInvitations,
    exported: [
      exportField({
        name: 'friendInvitations',
        // The person who accepted is among the friends.
        schema: z.array(z.object({ code: z.string(), createdAt: instant, usedAt: z.nullable(instant) })),
        async read(db, subject) {
          const rows = await allPages(
            (after: { createdAt: Date; code: string } | null, limit) => pageOfInviter(db, subject.id, after, limit),
            ({ createdAt, code }) => ({ createdAt, code }),
          );
          return rows.map(({ code, createdAt, usedAt }) => ({
            code,
            createdAt: createdAt.toISOString(),
            usedAt: usedAt?.toISOString() ?? null,
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
