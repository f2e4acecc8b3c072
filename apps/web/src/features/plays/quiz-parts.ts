import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ComponentType } from 'react';

/** How quizzes are played elsewhere in the app: the route hands these over, since areas don't share components. */
export interface QuizParts {
  /** One question and what to answer it with. */
  Question: ComponentType<{
    shown: { question: OpenQuestion; order: number[] | null };
    given: AnswerValue;
    onGive: (given: AnswerValue) => void;
  }>;
}
