import { id, instant } from '@quorbit/contracts/lib/scalars';
import { plays } from '@quorbit/db/schema/plays';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { pageOfPlays } from './plays.repository.ts';

/** The number of plays in one page of the export; each comes with its answers. */
const PLAYS_AT_ONCE = 25;

export const playsPersonal: readonly PersonalTable[] = [
  {
    table: plays,
    exportFields: [
      exportList({
        name: 'plays',
        schema: z.array(
          z.object({
            id,
            game: z.string(),
            gameId: id,
            quizId: id,
            startedAt: instant,
            deadline: instant,
            submittedAt: z.nullable(instant),
            percentage: z.nullable(z.int()),
            answers: z.array(
              z.object({ questionId: id, option: z.nullable(z.int()), response: z.optional(z.unknown()) }),
            ),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfPlays(db, subject.id, after, limit),
            (row) => row.id,
            PLAYS_AT_ONCE,
          ))
            yield rows.map(({ startedAt, deadline, submittedAt, ...play }) => ({
              id: play.id,
              game: play.game,
              gameId: play.gameId,
              quizId: play.quizId,
              startedAt: startedAt.toISOString(),
              deadline: deadline.toISOString(),
              submittedAt: submittedAt?.toISOString() ?? null,
              percentage: play.percentage,
              answers: play.answers.map(({ questionId, option, response }) => ({
                questionId,
                option,
                ...(response ? { response } : {}),
              })),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
];
