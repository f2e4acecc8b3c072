import { id, instant } from '@quorbit/contracts/lib/scalars';
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpFees, xpLedger } from '@quorbit/db/schema/xp';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfFees, pageOfLedger } from './xp.repository.ts';

export const xpPersonal: readonly PersonalTable[] = [
  { table: learners, exported: { not: 'sums of what is told; the profile shows them' }, erased: 'with the account' },
  {
    table: xpLedger,
    exported: [
      exportField({
        name: 'xp',
        /** `day` is the learner's day. */
        schema: z.array(
          z.object({ amount: z.int(), reason: z.string(), sourceId: id, occurredAt: instant, day: z.string() }),
        ),
        async read(db, { id: userId }) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfLedger(db, userId, after, limit),
            (row) => row.id,
          );
          return rows.map(({ amount, reason, sourceId, occurredAt, day }) => ({
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
      exportField({
        name: 'fees',
        schema: z.array(z.object({ kind: z.string(), tournamentId: id, amount: z.int(), occurredAt: instant })),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfFees(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ kind, tournamentId, amount, occurredAt }) => ({
            ...{ kind, tournamentId, amount },
            occurredAt: occurredAt.toISOString(),
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
  { table: xpArrivals, exported: { not: 'repeats the ledger' }, erased: 'with the account' },
];
