// Which questions of a copy learners know: those whose text is that of a question of the quiz that was copied.
import { useMemo } from 'react';
import type { Edited } from '../edited-quiz.ts';
import { useCopiedQuiz } from '../editor.queries.ts';

type Asked = Pick<Edited, 'question'>;

export interface KnownQuestions {
  /** The quiz that learners know them from; null where it couldn't be read. */
  title: string | null;
  has: (question: Asked) => boolean;
}

/** @param copyOf the quiz that was copied; nothing is known without one */
export function useKnownQuestions(copyOf: string | undefined): KnownQuestions {
  const view = useCopiedQuiz(copyOf);
  const quiz = view.state === 'shown' ? view.data : undefined;
  return useMemo(() => knownIn(quiz), [quiz]);
}

export function knownIn(quiz: { title: string; questions?: readonly Asked[] | undefined } | undefined): KnownQuestions {
  const texts = new Set(quiz?.questions?.map(askedText));
  return { title: quiz?.title ?? null, has: (question) => texts.has(askedText(question)) };
}

/** What a question asks, to be compared with others. */
export const askedText = ({ question }: Asked) => question.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
