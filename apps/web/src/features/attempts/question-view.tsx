import type { ComponentProps } from 'react';
import { AnswerableQuestion } from './answerable-question.tsx';
import { useShownQuestion } from './use-shown-question.ts';

/** Shows the current question. Scrolls to the top each time a question is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AnswerableQuestion>, 'ref'>) {
  return <AnswerableQuestion ref={useShownQuestion()} {...props} />;
}
