// Tells which questions of a copy learners know: the questions with the same text as a question of the copied quiz.
import { useMemo } from 'react';
import type { EditedQuestion } from '../edited-quiz.ts';
import { useCopiedQuiz } from '../editor.queries.ts';

type QuestionText = Pick<EditedQuestion, 'question'>;

export interface KnownQuestions {
  /** The title of the copied quiz; null if it couldn't be read. */
  title: string | null;
  has: (question: QuestionText) => boolean;
}

/**
 * Loads the copied quiz and returns which questions learners know from it.
 * @param copyOf the id of the copied quiz; without it no question is known.
 */
export function useKnownQuestions(copyOf: string | undefined): KnownQuestions {
  const view = useCopiedQuiz(copyOf);
  const quiz = view.state === 'shown' ? view.data : undefined;
  return useMemo(() => toKnownQuestions(quiz), [quiz]);
}

export function toKnownQuestions(
  quiz: { title: string; questions?: readonly QuestionText[] | undefined } | undefined,
): KnownQuestions {
  const texts = new Set(quiz?.questions?.map(normalizeQuestionText));
  return { title: quiz?.title ?? null, has: (question) => texts.has(normalizeQuestionText(question)) };
}

/** Normalizes a question's text for comparison: single spaces and lower case. */
export const normalizeQuestionText = ({ question }: QuestionText) =>
  question.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
