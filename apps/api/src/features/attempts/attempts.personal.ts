import { attemptRow } from '@quorbit/contracts/attempts/row';
import { attemptArrivals, attempts } from '@quorbit/db/schema/attempts';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { toAttemptView } from './attempt-view.ts';
import { deleteOfLearner, pageOfLearner } from './attempts.repository.ts';

/** The number of attempts in one page of the export; each may have two hundred answers. */
const ATTEMPTS_AT_ONCE = 25;

export const attemptsPersonal: readonly PersonalTable[] = [
  {
    table: attempts,
    exportFields: [
      exportList({
        name: 'attempts',
        schema: z.array(z.omit(attemptRow, { packHash: true })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: number | null, limit) => pageOfLearner(db, subject.id, after, limit),
            ({ attempt }) => attempt.acceptedNo,
            ATTEMPTS_AT_ONCE,
          ))
            yield rows.map(toAttemptView);
        },
      }),
    ],
    // Attempts are deleted before quizzes, because an attempt at the user's own quiz would keep that quiz from being
    // deleted.
    erasure: ({ tx, subject }) => deleteOfLearner(tx, subject.id),
  },
  {
    table: attemptArrivals,
    exportFields: { not: 'which attempts have yet to be summed up' },
    erasure: 'with the account',
  },
];
