import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Fragment } from '@quorbit/db/views';

/** An answer as it is stored; `correct` is null while a seal withholds the grade. */
type TakenAnswer = Omit<GradedAnswer, 'correct'> & { correct: boolean | null };

/** How often a question was answered, how often correctly, and in how many tenths of a second. */
export type AnswerSums = { answered: number; correct: number; timeSum: number };

/** What quizzes ask about who has taken them. One area answers, which quizzes don't know. */
export interface Takings {
  /** Within a statement: whether anybody has an attempt at the quiz with this id. */
  isTaken(quizId: Fragment): Fragment;
  /** Within a statement: whether an attempt answered the version with this id. */
  isAnswered(versionId: Fragment): Fragment;
  /** Within a statement: a subquery with the ids of people with an attempt at the quiz, at most `limit` rows. */
  takersOf(quizId: Fragment, limit: number): Fragment;
  /** Whether an attempt of the learner's opens this pack of the quiz: any that was no live game, else one that names it. */
  opensPack(db: Executor, userId: string, pack: { quizId: string; hash: string }): Promise<boolean>;
  /** Whether anybody but its owner has an attempt at the quiz. */
  wasTaken(db: Executor, quiz: { id: string; ownerId: string | null }): Promise<boolean>;
  /** How often a learner took each of these quizzes, and the best percentage; nothing for those never taken. */
  ownRecords(
    db: Executor,
    userId: string,
    quizIds: readonly string[],
  ): Promise<{ quizId: string; attempts: number; best: number | null }[]>;
  /** What others than its owner answered in the newest attempts at a quiz that count. */
  listNewestAnswers(
    db: Executor,
    quizId: string,
    ownerId: string | null,
    limit: number,
  ): Promise<{ answers: TakenAnswer[]; versionId: string }[]>;
  /**
   * Takes up to `limit` attempts off the queue for quiz statistics, for the caller to fold. Skips other processes'
   * rows.
   */
  takeUnfolded(
    tx: Tx,
    limit: number,
  ): Promise<{ quizId: string; percentage: number; answers: readonly TakenAnswer[] }[]>;
  /** What the attempts at a quiz add up to, counting those that are included in the sums. */
  sumAttempts(db: Executor, quizId: string): Promise<{ attempts: number; percentageSum: number }>;
  /** The same by question. */
  sumAnswers(db: Executor, quizId: string): Promise<ReadonlyMap<string, AnswerSums>>;
}
