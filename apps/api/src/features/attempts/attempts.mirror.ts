import type { AttemptRow } from '@quorbit/contracts/sync/rows';
import type { MirrorReader } from '../../lib/mirror.ts';
import { listForMirror } from './attempts.repository.ts';

/** Mirror rows of kind `attempt`. */
export const attemptMirror: MirrorReader = {
  kind: 'attempt',
  async read(db, audience, ids) {
    const rows = await listForMirror(db, audience.userId, ids);
    return new Map(
      rows.map(({ attempt, title, category, keyedPackHash }) => {
        const body: AttemptRow = {
          id: attempt.id,
          quiz: { id: attempt.quizId, title, category },
          // Once graded the key may be seen: the report on the device joins the pack that has it.
          packHash: keyedPackHash,
          startedAt: attempt.startedAt.toISOString(),
          finishedAt: attempt.finishedAt.toISOString(),
          score: attempt.score,
          totalMarks: attempt.totalMarks,
          percentage: attempt.percentage,
          passed: attempt.passed,
          xpEarned: attempt.xpEarned,
          answers: attempt.answers.map(({ questionId, option, timeSpent }) => ({ questionId, option, timeSpent })),
        };
        return [attempt.id, body];
      }),
    );
  },
};
