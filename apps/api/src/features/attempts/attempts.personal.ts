import { attemptRow } from '@quorbit/contracts/attempts/row';
import { attemptArrivals, attempts } from '@quorbit/db/schema/attempts';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { toAttemptView } from './attempt-view.ts';
import { deleteOfLearner, pageOfLearner } from './attempts.repository.ts';

export const attemptsPersonal: readonly PersonalTable[] = [
  {
    table: attempts,
    exported: [
      exportField({
        name: 'attempts',
        schema: z.array(z.omit(attemptRow, { packHash: true })),
        async read(db, subject) {
          const rows = await allPages(
            (after: number | null, limit) => pageOfLearner(db, subject.id, after, limit),
            ({ attempt }) => attempt.acceptedNo,
          );
          return rows.map(toAttemptView);
        },
      }),
    ],
    // Before the quizzes: an attempt of one's own would keep a quiz from being deleted.
    erased: ({ tx, subject }) => deleteOfLearner(tx, subject.id),
  },
  { table: attemptArrivals, exported: { not: 'which attempts have yet to be summed up' }, erased: 'with the account' },
];
