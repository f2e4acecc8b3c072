import type { QuizRow, Reader } from './quizzes.repository.ts';

export type { Reader };

/** What decides who may see a quiz. */
export type Seen = Pick<QuizRow, 'id' | 'ownerId' | 'status' | 'audience' | 'questionCount' | 'deletedAt'>;

/** Whether a person may see a quiz at all. `visibleTo` follows the same rule in SQL. */
export function maySee(reader: Reader, quiz: Seen): boolean {
  if (quiz.deletedAt) return false;
  if (reader.role === 'admin' || quiz.ownerId === reader.id) return true;
  if (quiz.status !== 'published' || quiz.questionCount === 0) return false;
  return quiz.audience === 'everyone' || (quiz.audience === 'premium' && reader.role === 'premium');
}
