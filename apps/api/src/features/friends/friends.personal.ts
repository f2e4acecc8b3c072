import { requestCutoff } from '@quorbit/contracts/friends/requests';
import { instant } from '@quorbit/contracts/lib/scalars';
import { friendRequests, friendships } from '@quorbit/db/schema/friends';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfFriends } from './friends.repository.ts';
import { pageOfSent } from './requests.repository.ts';

export const friendsPersonal: readonly PersonalTable[] = [
  {
    table: friendships,
    exportFields: [
      exportList({
        name: 'friends',
        schema: z.array(z.object({ name: z.string(), since: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfFriends(db, subject.id, after, limit),
            ({ id }) => id,
          ))
            yield rows.map(({ name, since }) => ({ name, since: since.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: friendRequests,
    exportFields: [
      exportList({
        // Declined requests are left out: the decision belongs to the person who declined.
        name: 'friendRequests',
        schema: z.array(z.object({ to: z.string(), sentAt: z.nullable(instant) })),
        async *pages(db, subject, now) {
          const since = requestCutoff(now);
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSent(db, subject.id, { since, after, limit }),
            ({ id }) => id,
          ))
            yield rows.map(({ name, openedAt }) => ({ to: name, sentAt: openedAt?.toISOString() ?? null }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
