import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ComponentType } from 'react';

/** One question and what to answer it with; the route hands it over, since areas don't share components. */
export type QuestionComponent = ComponentType<{
  shown: { question: OpenQuestion; order: number[] | null };
  given: AnswerValue;
  onGive: (given: AnswerValue) => void;
}>;
