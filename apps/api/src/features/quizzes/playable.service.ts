// Owns the question whether a quiz can be played together.
import { CONFLICT_SEALED, RANKED_SEALED } from '@quorbit/contracts/errors/messages';
import type { Executor } from '@quorbit/db/client';
import { AppError, notFound } from '../../lib/app-error.ts';
import * as repository from './quizzes.repository.ts';
import { sealedQuizzes } from './seals.service.ts';
import { maySee } from './visibility.ts';

/** Nobody's quiz is this reader's: what is sealed for all is sealed for this one. */
const ANYBODY: repository.Reader = { id: '00000000-0000-0000-0000-000000000000', role: 'user' };

/** Those of these quizzes that are sealed for all learners now. */
export async function sealedForAll(db: Executor, quizIds: readonly string[], now: Date) {
  return sealedQuizzes(db, ANYBODY, now, quizIds);
}

/**
 * A quiz that the caller may see, with its current version.
 * @throws AppError NOT_FOUND for others, CONFLICT while it is sealed for all learners or has no questions
 */
export async function playableQuiz(db: Executor, actor: repository.Reader, quizId: string, now: Date) {
  const found = await repository.findQuiz(db, quizId);
  if (!found || !maySee(actor, found.quiz)) throw notFound('Quiz');
  const seal = (await sealedForAll(db, [quizId], now)).get(quizId);
  if (seal) throw new AppError('CONFLICT', seal === 'game' ? CONFLICT_SEALED : RANKED_SEALED);
  if (found.version.questions.length === 0) throw new AppError('CONFLICT', 'This quiz has no questions yet.');
  return found;
}

/** Those of these quizzes that all of the readers may see and that aren't sealed for all. */
export async function playableByAll(
  db: Executor,
  readers: readonly repository.Reader[],
  quizIds: readonly string[],
  now: Date,
): Promise<repository.QuizRow[]> {
  const [rows, sealed] = [await repository.listByIds(db, quizIds), await sealedForAll(db, quizIds, now)];
  return rows.filter(
    (quiz) => quiz.questionCount > 0 && !sealed.has(quiz.id) && readers.every((one) => maySee(one, quiz)),
  );
}
