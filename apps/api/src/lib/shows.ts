import type { Fragment } from '@quorbit/db/views';

/** What pictures ask the areas that show them, as conditions within statements about pictures. */
export interface Shows {
  /** Why this person may look at the pictures of the quiz with this id; one reason is enough. */
  reasons(reader: { id: string; role: string }, quizId: Fragment, now: Date): readonly Fragment[];
  /** Whether unpublished work of this person names the picture with this hash. */
  isNamed?(userId: Fragment, hash: Fragment): Fragment;
}
