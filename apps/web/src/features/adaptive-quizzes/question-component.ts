import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ComponentType } from 'react';

/**
 * The component that shows a question with its answer controls. The route passes it in, because features don't import
 * each other's components.
 */
export type QuestionComponent = ComponentType<{
  shown: { question: OpenQuestion; order: number[] | null };
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
}>;
