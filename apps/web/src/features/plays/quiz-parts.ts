import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ComponentType } from 'react';

/**
 * Components from the attempts area that games use to play quizzes. The route passes them in, because areas don't share
 * components.
 */
export interface QuizParts {
  /** Shows one question with the fields to answer it. */
  Question: ComponentType<{
    shown: { question: OpenQuestion; order: number[] | null };
    given: AnswerValue;
    onGive: (given: AnswerValue) => void;
  }>;
}
