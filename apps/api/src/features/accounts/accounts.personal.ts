import { profile } from '@quorbit/contracts/accounts/schema';
import { instant } from '@quorbit/contracts/lib/scalars';
import {
  mailTokens,
  profileStamps,
  sessions,
  signInFailures,
  userBlocks,
  users,
  userWords,
} from '@quorbit/db/schema/accounts';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportField, exportList, readPages } from '../../lib/export-fields.ts';
import { deleteUser, pageOfSessions } from './accounts.repository.ts';
import { pageOfBlocked } from './profiles/blocks.repository.ts';
import { getProfile } from './profiles/profiles.service.ts';
import { deleteFailuresOf } from './sign-in/sign-in-failures.repository.ts';

export const accountsPersonal: readonly PersonalTable[] = [
  {
    table: users,
    exportFields: [
      exportField({ name: 'profile', schema: profile, read: (db, { id }) => getProfile(db, id) }),
      exportField({
        name: 'createdAt',
        schema: instant,
        read: async (_db, { createdAt }) => createdAt.toISOString(),
      }),
    ],
    erasure: ({ tx, subject }) => deleteUser(tx, subject.id),
  },
  {
    table: sessions,
    exportFields: [
      exportList({
        name: 'sessions',
        schema: z.array(z.object({ createdAt: instant, lastSeenAt: instant, userAgent: z.nullable(z.string()) })),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSessions(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ createdAt, lastSeenAt, userAgent }) => ({
              createdAt: createdAt.toISOString(),
              lastSeenAt: lastSeenAt.toISOString(),
              userAgent,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: userBlocks,
    exportFields: [
      exportList({
        // The people this person blocked. The export doesn't show who has blocked this person.
        name: 'blockedPeople',
        schema: z.array(z.object({ name: z.string(), blockedAt: instant })),
        async *pages(db, { id }) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfBlocked(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ name, blockedAt }) => ({ name, blockedAt: blockedAt.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  { table: userWords, exportFields: { not: 'the words of the name, which is told' }, erasure: 'with the account' },
  { table: profileStamps, exportFields: { not: 'when settings that are told were set' }, erasure: 'with the account' },
  {
    table: mailTokens,
    exportFields: { not: 'hashes of links that were mailed; the mail is told' },
    erasure: 'with the account',
  },
  {
    table: signInFailures,
    exportFields: { not: 'gone after fifteen minutes' },
    erasure: ({ tx, subject }) => deleteFailuresOf(tx, subject.email),
  },
];
