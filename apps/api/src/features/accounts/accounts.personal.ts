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
import { eachPage, exportField, exportList } from '../../lib/personal.ts';
import { deleteUser, pageOfSessions } from './accounts.repository.ts';
import { pageOfBlocked } from './profiles/blocks.repository.ts';
import { readProfile } from './profiles/profiles.service.ts';
import { forgetFailures } from './sign-in/sign-in-failures.repository.ts';

export const accountsPersonal: readonly PersonalTable[] = [
  {
    table: users,
    exported: [
      exportField({ name: 'profile', schema: profile, read: (db, { id }) => readProfile(db, id) }),
      exportField({
        name: 'createdAt',
        schema: instant,
        read: async (_db, { createdAt }) => createdAt.toISOString(),
      }),
    ],
    erased: ({ tx, subject }) => deleteUser(tx, subject.id),
  },
  {
    table: sessions,
    exported: [
      exportList({
        name: 'sessions',
        schema: z.array(z.object({ createdAt: instant, lastSeenAt: instant, userAgent: z.nullable(z.string()) })),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
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
    erased: 'with the account',
  },
  {
    table: userBlocks,
    exported: [
      exportList({
        // The people this person blocked. Nobody learns who blocked them.
        name: 'blockedPeople',
        schema: z.array(z.object({ name: z.string(), blockedAt: instant })),
        async *pages(db, { id }) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfBlocked(db, id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ name, blockedAt }) => ({ name, blockedAt: blockedAt.toISOString() }));
        },
      }),
    ],
    erased: 'with the account',
  },
  { table: userWords, exported: { not: 'the words of the name, which is told' }, erased: 'with the account' },
  { table: profileStamps, exported: { not: 'when settings that are told were set' }, erased: 'with the account' },
  {
    table: mailTokens,
    exported: { not: 'hashes of links that were mailed; the mail is told' },
    erased: 'with the account',
  },
  {
    table: signInFailures,
    exported: { not: 'gone after fifteen minutes' },
    erased: ({ tx, subject }) => forgetFailures(tx, subject.email),
  },
];
