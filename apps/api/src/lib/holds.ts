import type { QuizReach } from '@quorbit/contracts/quizzes/drafts';
import type { Fragment } from '@quorbit/db/views';

/** What keeps a quiz from being deleted. Each is a condition within a statement about quizzes. */
export interface Holds {
  /** Whether anybody has something of the quiz with this id. */
  ofQuiz(quizId: Fragment): Fragment;
  /** Whether anything names this pack, or gets its keys. */
  ofPack?(pack: { hash: Fragment; quizId: Fragment; versionId: Fragment }): Fragment;
  /** How much others than its owner have of a quiz. */
  reach?(quizId: string, ownerId: string | null): Partial<Record<keyof QuizReach, Fragment>>;
}
