import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { Executor, Tx } from '@quorbit/db/client';
import type { SqlFragment } from '@quorbit/db/views';

/** The answers of an attempt; `correct` is null while a seal withholds the grade. */
type AttemptAnswers = (Omit<GradedAnswer, 'correct'> & { correct: boolean | null })[];
/**
 * How many times a question was answered, how many of these answers were correct, and their total time in tenths of a
 * second.
 */
export type AnswerSums = { answered: number; correct: number; timeSum: number };
type QuizRecord = { quizId: string; attempts: number; best: number | null };
type QueuedAttempt = { quizId: string; percentage: number; answers: Readonly<AttemptAnswers> };

/** Queries about who has taken which quiz. The returned SQL fragments are used in other areas' statements. */
export interface AttemptQueries {
  /** Builds the condition that anybody has an attempt at the quiz with this id. */
  hasAttempts(quizId: SqlFragment): SqlFragment;
  /** Builds the condition that an attempt answered the quiz version with this id. */
  hasAnswers(versionId: SqlFragment): SqlFragment;
  /** Builds a subquery of at most `limit` rows: the ids of users with an attempt at the quiz. An id may occur twice. */
  learnerIdsOf(quizId: SqlFragment, limit: number): SqlFragment;
  /**
   * Returns whether a learner's attempts let them open this pack of the quiz: any attempt outside live games does, an
   * attempt in a live game only if it used this pack.
   */
  canOpenPack(db: Executor, userId: string, pack: { quizId: string; hash: string }): Promise<boolean>;
  /** Returns whether anybody but the quiz's owner has an attempt at it. */
  hasAttemptsByOthers(db: Executor, quiz: { id: string; ownerId: string | null }): Promise<boolean>;
  /**
   * Counts a learner's attempts outside games at each of these quizzes, with the best percentage; quizzes without
   * attempts are left out.
   */
  listQuizRecords(db: Executor, userId: string, quizIds: readonly string[]): Promise<QuizRecord[]>;
  /**
   * Lists the answers of the newest `limit` attempts at a quiz, leaving out its owner's attempts and attempts that
   * don't count.
   */
  listNewestAnswers(
    db: Executor,
    quizId: string,
    ownerId: string | null,
    limit: number,
  ): Promise<{ answers: AttemptAnswers; versionId: string }[]>;
  /**
   * Removes up to `limit` attempts from the queue for quiz statistics and returns them. Skips rows that other processes
   * have locked.
   */
  dequeueForStatistics(tx: Tx, limit: number): Promise<QueuedAttempt[]>;
  /** Sums up the attempts at a quiz that its statistics include. */
  sumAttempts(db: Executor, quizId: string): Promise<{ attempts: number; percentageSum: number }>;
  /** Sums up, by question, the answers of the attempts that a quiz's statistics include. */
  sumAnswers(db: Executor, quizId: string): Promise<ReadonlyMap<string, AnswerSums>>;
}
