import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { LaidOutQuestion } from '../drafts.mirror.ts';

/** The question that a player of mode `check` shows, open or with its verdict. */
export interface ShownQuestion {
  /** Identifies this asking of the question, so that nothing is carried over to the next. */
  key: string;
  asked: LaidOutQuestion;
  /** The answer given, or what was entered but isn't checked yet. */
  given: AnswerValue;
  verdict: {
    /** Whether the answer is right; null without one. */
    correct: boolean | null;
    /** Whether the right answer and its reason are shown. */
    isKeyShown: boolean;
  } | null;
}
