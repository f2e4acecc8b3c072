import { id, instant } from '@quorbit/contracts/lib/scalars';
import { learners } from '@quorbit/db/schema/learners';
import { xpArrivals, xpFees, xpLedger } from '@quorbit/db/schema/xp';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfFees, pageOfLedger } from './xp.repository.ts';

export const xpPersonal: readonly PersonalTable[] = [
  {
    table: learners,
    exportFields: { not: 'sums of what is told; the profile shows them' },
    erasure: 'with the account',
  },
  {
    table: xpLedger,
    exportFields: [
      exportList({
        name: 'xp',
        /** The `day` is the learner's day, not the UTC date. */
        schema: z.array(
          z.object({ amount: z.int(), reason: z.string(), sourceId: id, occurredAt: instant, day: z.string() }),
        ),
        async *pages(db, { id: userId }) {
          for await (const rows of readPages(
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
    erasure: 'with the account',
  },
  {
    table: xpFees,
    exportFields: [
      exportList({
        name: 'fees',
        schema: z.array(z.object({ kind: z.string(), tournamentId: id, amount: z.int(), occurredAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
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
    erasure: 'with the account',
  },
  { table: xpArrivals, exportFields: { not: 'repeats the ledger' }, erasure: 'with the account' },
];
