// Owns what quizzes ask about attempts: `Takings`.
import type { Executor, Tx } from '@quorbit/db/client';
import * as repository from './attempts.repository.ts';
import * as newest from './newest.repository.ts';

/** Whether the learner has an accepted attempt at the quiz. */
export function hasAttempt(db: Executor, userId: string, quizId: string): Promise<boolean> {
  return repository.hasAttempt(db, userId, quizId);
}

/** How often a learner took each of these quizzes, and the best percentage; nothing for those never taken. */
export function ownRecords(db: Executor, userId: string, quizIds: readonly string[]) {
  return repository.ownRecords(db, userId, quizIds);
}

/** Takes out up to `limit` attempts that no sum includes yet, for the caller to include; another process gets others. */
export function takeArrivals(tx: Tx, limit: number): Promise<repository.ArrivedSums[]> {
  return repository.takeArrivals(tx, limit);
}

/** What the attempts at a quiz add up to, counting those that are included in the sums. */
export function sumAttempts(db: Executor, quizId: string) {
  return repository.sumAttempts(db, quizId);
}

/** The same by question. */
export function sumAnswers(db: Executor, quizId: string) {
  return repository.sumAnswers(db, quizId);
}

/** What others than its owner answered in the newest attempts at a quiz that count. */
export function listNewestAnswers(db: Executor, quizId: string, ownerId: string | null, limit: number) {
  return newest.listNewestAnswers(db, quizId, ownerId, limit);
}

/** Whether anybody but its owner has an attempt at the quiz. */
export function wasTaken(db: Executor, quiz: { id: string; ownerId: string | null }): Promise<boolean> {
  return repository.wasTaken(db, quiz);
}
