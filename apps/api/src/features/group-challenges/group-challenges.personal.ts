import { day, id, instant } from '@quorbit/contracts/lib/scalars';
import { groupChallengeShares, groupChallenges } from '@quorbit/db/schema/group-challenges';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfCreator, pageOfSharer } from './group-challenges.repository.ts';

export const groupChallengesPersonal: readonly PersonalTable[] = [
  {
    table: groupChallenges,
    exportFields: [
      exportList({
        name: 'groupChallenges',
        schema: z.array(
          z.object({
            id,
            groupId: id,
            title: z.string(),
            measure: z.string(),
            goal: z.int(),
            endsOn: day,
            createdAt: instant,
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfCreator(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        },
      }),
    ],
    // The challenge belongs to the group and stays; it only loses the name of the deleted person.
    erasure: 'stays',
  },
  {
    table: groupChallengeShares,
    exportFields: [
      exportList({
        name: 'groupChallengeShares',
        schema: z.array(z.object({ challengeId: id, title: z.string(), count: z.int() })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSharer(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ challengeId, title, count }) => ({ challengeId, title, count }));
        },
      }),
    ],
    // The share stays as an anonymous number in the group's total.
    erasure: 'stays',
  },
];
