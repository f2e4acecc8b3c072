import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { AnswerableQuestion } from './answerable-question.tsx';

/** The current question. Scrolls to the top each time one is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AnswerableQuestion>, 'ref'>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // The focused control may be gone or disabled now. One that still works keeps the focus.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) fieldset.current?.focus();
  }, []);
  return <AnswerableQuestion ref={fieldset} {...props} />;
}
