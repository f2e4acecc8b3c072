import { adaptiveAnswers, adaptiveRuns } from '@quorbit/db/schema/adaptive-quizzes';
import { sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../kernel/shared-parts.ts';

/** Results show the questions that were asked for as long as they exist. */
export const adaptiveDeletionBlockers: DeletionBlockers = {
  isQuizInUse: (quizId) => sql`(
    exists (select from ${adaptiveRuns} where ${adaptiveRuns.quizId} = ${quizId})
    or exists (select from ${adaptiveAnswers} where ${adaptiveAnswers.quizId} = ${quizId}))`,
};
