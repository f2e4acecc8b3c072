import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ReactNode } from 'react';
import type { LaidOutQuestion } from '../drafts.mirror.ts';

export interface AnswerProps extends LaidOutQuestion {
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
}

/** The parts of the player that depend on the kind of question. */
export interface PlayerKind {
  /** The controls with which the learner answers; mounted again for each question. */
  Answer: (props: AnswerProps) => ReactNode;
  /** Whether one press on a choice is the whole answer. */
  oneTap?: boolean;
  /**
   * Returns the answer after a choice was picked by a key; missing for kinds with a written answer.
   * @param place the choice's index in the question as it was written.
   */
  pick?: (given: AnswerValue, place: number) => AnswerValue;
}
