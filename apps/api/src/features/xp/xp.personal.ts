import { id, instant } from '@quorbit/contracts/lib/scalars';
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpFees, xpLedger } from '@quorbit/db/schema/xp';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { eachPage, exportList } from '../../lib/personal.ts';
import { pageOfFees, pageOfLedger } from './xp.repository.ts';

export const xpPersonal: readonly PersonalTable[] = [
  { table: learners, exported: { not: 'sums of what is told; the profile shows them' }, erased: 'with the account' },
  {
    table: xpLedger,
    exported: [
      exportList({
        name: 'xp',
        /** `day` is the learner's day. */
        schema: z.array(
          z.object({ amount: z.int(), reason: z.string(), sourceId: id, occurredAt: instant, day: z.string() }),
        ),
        async *pages(db, { id: userId }) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfLedger(db, userId, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ amount, reason, sourceId, occurredAt, day }) => ({
              amount,
              reason,
              sourceId,
              occurredAt: occurredAt.toISOString(),
              day,
            }));
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: xpFees,
    exported: [
      exportList({
        name: 'fees',
        schema: z.array(z.object({ kind: z.string(), tournamentId: id, amount: z.int(), occurredAt: instant })),
        async *pages(db, subject) {
          for await (const rows of eachPage(
            (after: string | null, limit) => pageOfFees(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ kind, tournamentId, amount, occurredAt }) => ({
              kind,
              tournamentId,
              amount,
              occurredAt: occurredAt.toISOString(),
            }));
        },
      }),
    ],
    erased: 'with the account',
  },
  { table: xpArrivals, exported: { not: 'repeats the ledger' }, erased: 'with the account' },
];
