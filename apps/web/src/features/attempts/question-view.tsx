import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { AnswerableQuestion } from './answerable-question.tsx';

/** Shows the current question. Scrolls to the top each time a question is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AnswerableQuestion>, 'ref'>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // If the focused control was removed or disabled, the question gets the focus; a control that still works keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) fieldset.current?.focus();
  }, []);
  return <AnswerableQuestion ref={fieldset} {...props} />;
}
