import { id, instant } from '@quorbit/contracts/lib/scalars';
import { challengeRuns, challenges } from '@quorbit/db/schema/challenges';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfCreator } from './challenges.repository.ts';
import { pageOfUser } from './runs.repository.ts';
import { insertDepartures } from './totals.repository.ts';

export const challengesPersonal: readonly PersonalTable[] = [
  {
    table: challenges,
    exportFields: [
      exportList({
        name: 'createdChallenges',
        schema: z.array(z.object({ id, title: z.string(), description: z.string(), createdAt: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfCreator(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: challengeId, title, description, createdAt }) => ({
              id: challengeId,
              title,
              description,
              createdAt: createdAt.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'stays',
  },
  {
    table: challengeRuns,
    exportFields: [
      exportList({
        name: 'challenges',
        schema: z.array(
          z.object({
            challengeId: id,
            title: z.string(),
            run: z.int(),
            progress: z.int(),
            xp: z.int(),
            joinedAt: instant,
            completedAt: z.nullable(instant),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfUser(db, subject.id, after, limit),
            ({ run }) => run.id,
          ))
            yield rows.map(({ run: { challengeId, no, progress, xp, joinedAt, completedAt }, title }) => ({
              challengeId,
              title,
              run: no,
              progress,
              xp,
              joinedAt: joinedAt.toISOString(),
              completedAt: completedAt?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erasure: ({ tx, subject }) => insertDepartures(tx, subject.id),
  },
];
