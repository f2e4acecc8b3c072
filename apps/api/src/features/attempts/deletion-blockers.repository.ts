import { attempts } from '@quorbit/db/schema/attempts';
import { type SQL, sql } from 'drizzle-orm';
import type { DeletionBlockers } from '../../kernel/shared-parts.ts';

export function hasAttempts(quizId: SQL): SQL {
  return sql`exists (select "id" from ${attempts} where ${attempts.quizId} = ${quizId})`;
}

export function hasAnswers(versionId: SQL): SQL {
  return sql`exists (select from ${attempts} attempt where attempt.version_id = ${versionId})`;
}

export function learnerIdsOf(quizId: SQL, limit: number): SQL {
  return sql`(select user_id from ${attempts} where quiz_id = ${quizId} limit ${limit})`;
}

export const attemptDeletionBlockers: DeletionBlockers = {
  isQuizInUse: hasAttempts,
  isPackInUse: ({ hash, versionId }) => sql`exists (
    select from ${attempts} attempt where attempt.version_id = ${versionId}
      and (attempt.status = 'graded' or attempt.pack_hash = ${hash}))`,
  countReach(quizId, ownerId) {
    const ofOthers = sql`from ${attempts} where quiz_id = ${quizId} and user_id is distinct from ${ownerId}::uuid`;
    return {
      attempts: sql`(select count(*)::int ${ofOthers})`,
      learners: sql`(select count(distinct user_id)::int ${ofOthers})`,
    };
  },
};
