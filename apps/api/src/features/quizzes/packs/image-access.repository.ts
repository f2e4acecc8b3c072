import { quizDrafts, quizQuestions } from '@quorbit/db/schema/quizzes';
import { type SQL, sql } from 'drizzle-orm';
import type { ImageAccess } from '../../../kernel/shared-parts.ts';
import { isPlayedBy, isVisibleTo } from '../access.views.ts';

export const quizImageAccess: ImageAccess = {
  listReasons: (reader, quizId, now) => [isVisibleTo(reader, quizId), isPlayedBy(reader, now, quizId)],
  isReferenced: (userId, hash) => sql`exists (
    select from ${quizDrafts}
    where ${quizDrafts.editorId} = ${userId} and strpos(${quizDrafts.content}::text, ${hash}) > 0)`,
};

/** Condition that a question of the quiz, in any stored wording, names the picture with this hash. */
export function isImageInWording(quizId: string, hash: SQL): SQL {
  return sql`exists (
    select from ${quizQuestions}
    where ${quizQuestions.quizId} = ${quizId} and strpos(${quizQuestions.content}, ${hash}) > 0)`;
}
