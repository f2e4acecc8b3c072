import type { QuizRow } from './quizzes.repository.ts';
import type { Reader } from './reader.ts';

export type { Reader };

/** The fields of a quiz that decide who may see it. */
export interface QuizVisibility
  extends Pick<QuizRow, 'id' | 'ownerId' | 'status' | 'audience' | 'questionCount' | 'deletedAt'> {
  /** The ids of those readers who are in a group that the quiz is shared with. */
  sharedWith: readonly string[];
}

/** Returns whether a person may see a quiz at all. `visibleTo` follows the same rule in SQL. */
export function canSeeQuiz(reader: Reader, quiz: QuizVisibility): boolean {
  if (quiz.deletedAt) return false;
  if (reader.role === 'admin' || quiz.ownerId === reader.id) return true;
  if (quiz.status !== 'published' || quiz.questionCount === 0) return false;
  if (quiz.audience !== 'premium') return quiz.audience === 'everyone';
  return reader.role === 'premium' || quiz.sharedWith.includes(reader.id);
}
