// Which questions of a copy learners know: those whose text is that of a question of the quiz that was copied.
import { useMemo } from 'react';
import type { EditedQuestion } from '../edited-quiz.ts';
import { useCopiedQuiz } from '../editor.queries.ts';

type QuestionText = Pick<EditedQuestion, 'question'>;

export interface KnownQuestions {
  /** The quiz that learners know them from; null where it couldn't be read. */
  title: string | null;
  has: (question: QuestionText) => boolean;
}

/** @param copyOf the quiz that was copied; nothing is known without one */
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

/** What a question asks, to be compared with others. */
export const normalizeQuestionText = ({ question }: QuestionText) =>
  question.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
