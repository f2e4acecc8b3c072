import type { ComponentProps } from 'react';
import { useFocusWhenShown } from '#lib/hooks/use-focus-when-shown.ts';
import { AnswerableQuestion } from './answerable-question.tsx';

/** Shows the current question. Scrolls to the top each time a question is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AnswerableQuestion>, 'ref'>) {
  return <AnswerableQuestion ref={useFocusWhenShown()} {...props} />;
}
