import { day, id, instant } from '@quorbit/contracts/lib/scalars';
import { groupChallengeShares, groupChallenges } from '@quorbit/db/schema/group-challenges';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { pageOfCreator, pageOfSharer } from './group-challenges.repository.ts';

export const groupChallengesPersonal: readonly PersonalTable[] = [
  {
    table: groupChallenges,
    exported: [
      exportField({
        name: 'groupChallenges',
        schema: z.array(
          z.object({
            ...{ id, groupId: id, title: z.string(), measure: z.string() },
            ...{ goal: z.int(), endsOn: day, createdAt: instant },
          }),
        ),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfCreator(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        },
      }),
    ],
    // The group's, as set by a deleted person.
    erased: 'stays',
  },
  {
    table: groupChallengeShares,
    exported: [
      exportField({
        name: 'groupChallengeShares',
        schema: z.array(z.object({ challengeId: id, title: z.string(), count: z.int() })),
        async read(db, subject) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfSharer(db, subject.id, after, limit),
            (row) => row.id,
          );
          return rows.map(({ challengeId, title, count }) => ({ challengeId, title, count }));
        },
      }),
    ],
    // A number in the group's sum, of nobody any more.
    erased: 'stays',
  },
];
