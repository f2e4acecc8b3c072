import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../kernel/shared-parts.ts';

/** Keeps quizzes with adaptive runs or answers from being deleted, because results show the questions. */
export const adaptiveDeletionBlockers: DeletionBlockers = {
  isQuizInUse: (quizId) => sql`(
    exists (select from ${adaptiveRuns} where ${adaptiveRuns.quizId} = ${quizId})
    or exists (select from ${adaptiveAnswers} where ${adaptiveAnswers.quizId} = ${quizId}))`,
};
