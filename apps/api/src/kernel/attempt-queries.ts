import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { Executor, Tx } from '@quorbit/db/client';
import type { SqlFragment } from '@quorbit/db/views';

/** The answers of an attempt; `correct` is null while a seal withholds the grade. */
type AttemptAnswers = (Omit<GradedAnswer, 'correct'> & { correct: boolean | null })[];
/** How often a question was answered, how often correctly, and the total time in tenths of a second. */
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
  /** Returns whether the learner has an attempt outside live games, or one in a live game that used this pack. */
  canOpenPack(db: Executor, userId: string, pack: { quizId: string; hash: string }): Promise<boolean>;
  /** Returns whether anybody but the quiz's owner has an attempt at it. */
  hasAttemptsByOthers(db: Executor, quiz: { id: string; ownerId: string | null }): Promise<boolean>;
  /** Counts the learner's attempts outside games by quiz, with the best percentage; omits quizzes without any. */
  listQuizRecords(db: Executor, userId: string, quizIds: readonly string[]): Promise<QuizRecord[]>;
  /** Lists the answers of a quiz's newest `limit` attempts, without its owner's and without those that don't count. */
  listNewestAnswers(
    db: Executor,
    quizId: string,
    ownerId: string | null,
    limit: number,
  ): Promise<{ answers: AttemptAnswers; versionId: string }[]>;
  /** Removes and returns up to `limit` attempts queued for quiz statistics; skips rows that others have locked. */
  dequeueForStatistics(tx: Tx, limit: number): Promise<QueuedAttempt[]>;
  /** Sums up the attempts at a quiz that its statistics include. */
  sumAttempts(db: Executor, quizId: string): Promise<{ attempts: number; percentageSum: number }>;
  /** Sums up, by question, the answers of the attempts that a quiz's statistics include. */
  sumAnswers(db: Executor, quizId: string): Promise<ReadonlyMap<string, AnswerSums>>;
}
