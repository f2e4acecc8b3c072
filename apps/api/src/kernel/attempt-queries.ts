import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { Executor, Tx } from '@quorbit/db/client';
import type { SqlFragment } from '@quorbit/db/views';

/** Stored answers; `correct` is null while a seal withholds the grade. */
type AttemptAnswers = (Omit<GradedAnswer, 'correct'> & { correct: boolean | null })[];
/** How often a question was answered, how often correctly, and in how many tenths of a second. */
export type AnswerSums = { answered: number; correct: number; timeSum: number };
type QuizRecord = { quizId: string; attempts: number; best: number | null };
type QueuedAttempt = { quizId: string; percentage: number; answers: Readonly<AttemptAnswers> };

/** Questions about who has taken which quiz. Fragments are parts of other areas' statements. */
export interface AttemptQueries {
  /** Whether anybody has an attempt at the quiz with this id. */
  hasAttempts(quizId: SqlFragment): SqlFragment;
  /** Whether an attempt answered the version with this id. */
  hasAnswers(versionId: SqlFragment): SqlFragment;
  /** A subquery of at most `limit` rows: ids of people with an attempt at the quiz, where one may come twice. */
  learnerIdsOf(quizId: SqlFragment, limit: number): SqlFragment;
  /** Whether a learner's attempt opens this pack of the quiz: any outside live games, or one that names the pack. */
  canOpenPack(db: Executor, userId: string, pack: { quizId: string; hash: string }): Promise<boolean>;
  /** Whether anybody but its owner has an attempt at the quiz. */
  hasAttemptsByOthers(db: Executor, quiz: { id: string; ownerId: string | null }): Promise<boolean>;
  /** Counts a learner's attempts outside games at each of these quizzes, with the best percentage; omits those never taken. */
  listQuizRecords(db: Executor, userId: string, quizIds: readonly string[]): Promise<QuizRecord[]>;
  /** Lists the answers of those among the newest `limit` attempts at a quiz that count and aren't its owner's. */
  listNewestAnswers(
    db: Executor,
    quizId: string,
    ownerId: string | null,
    limit: number,
  ): Promise<{ answers: AttemptAnswers; versionId: string }[]>;
  /** Takes up to `limit` attempts off the queue for quiz statistics, without rows that other processes have locked. */
  dequeueForStatistics(tx: Tx, limit: number): Promise<QueuedAttempt[]>;
  /** Adds up the attempts at a quiz that are included in the sums. */
  sumAttempts(db: Executor, quizId: string): Promise<{ attempts: number; percentageSum: number }>;
  /** Adds up the answers of the same attempts by question. */
  sumAnswers(db: Executor, quizId: string): Promise<ReadonlyMap<string, AnswerSums>>;
}
