import { adaptiveEstimate } from '@quorbit/contracts/adaptive-quizzes/schema';
import { id, instant } from '@quorbit/contracts/lib/scalars';
import { questionResponse } from '@quorbit/contracts/quizzes/question-kinds';
import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { groupBy } from '../../lib/group-by.ts';
import { resultOf } from './estimates.ts';
import { deleteOfUser, pageOfUser } from './personal.repository.ts';
import { listScoredAnswers } from './runs.repository.ts';

/** The number of runs, with their answers, in one page of the export. */
const RUNS_AT_ONCE = 25;

export const adaptiveQuizzesPersonal: readonly PersonalTable[] = [
  {
    table: adaptiveRuns,
    exportFields: [
      exportList({
        name: 'adaptiveQuizzes',
        schema: z.array(
          z.object({
            id,
            quizId: id,
            title: z.string(),
            category: z.string(),
            startedAt: instant,
            endedAt: z.nullable(instant),
            /** The estimated ability; null while the run is open, and if none of its answers count. */
            estimate: z.nullable(adaptiveEstimate),
            answers: z.array(
              z.object({
                questionId: id,
                option: z.nullable(z.int()),
                response: z.nullable(questionResponse),
                /**
                 * Whether the answer was right; null while the run is open, and while the question's quiz is sealed.
                 */
                correct: z.nullable(z.boolean()),
              }),
            ),
          }),
        ),
        async *pages(db, subject, now) {
          for await (const runs of readPages(
            (after: string | null, limit) => pageOfUser(db, subject.id, after, limit),
            (row) => row.id,
            RUNS_AT_ONCE,
          )) {
            if (runs.length === 0) return;
            const ids = runs.map((run) => run.id);
            const answers = groupBy(await listScoredAnswers(db, subject, ids, now), ({ runId }) => runId);
            yield runs.map(({ startedAt, endedAt, ...run }) => {
              const own = answers.get(run.id) ?? [];
              return {
                ...run,
                startedAt: startedAt.toISOString(),
                endedAt: endedAt?.toISOString() ?? null,
                estimate: endedAt && resultOf(own, run.model),
                answers: own.map(({ questionId, option, response, correct, open }) => ({
                  questionId,
                  option,
                  response,
                  correct: open && endedAt ? correct : null,
                })),
              };
            });
          }
        },
      }),
    ],
    // Runs are deleted before quizzes, because a run at the user's own quiz would keep that quiz from being deleted.
    erasure: ({ tx, subject }) => deleteOfUser(tx, subject.id),
  },
  {
    table: adaptiveAnswers,
    exportFields: { not: 'told with the adaptive quizzes that they were given in' },
    erasure: 'with the account',
  },
];
