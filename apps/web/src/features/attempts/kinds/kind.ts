import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ReactNode } from 'react';
import type { LaidOutQuestion } from '../drafts.mirror.ts';

export interface AnswerProps extends LaidOutQuestion {
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
}

/** How the player asks one kind of question. */
export interface PlayerKind {
  /** What the learner answers with. Made anew for each question. */
  Answer: (props: AnswerProps) => ReactNode;
  /**
   * The answer after one of the choices was picked by a key; left out of kinds that are written.
   * @param place of the choice in the question as it was written
   */
  pick?: (given: AnswerValue, place: number) => AnswerValue;
}
