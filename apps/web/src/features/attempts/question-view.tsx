import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { AskedQuestion } from './asked-question.tsx';

/** The current question. Scrolls to the top each time one is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AskedQuestion>, 'ref'>) {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // The focused control may be gone or disabled now. One that still works keeps the focus.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) box.current?.focus();
  }, []);
  return <AskedQuestion ref={box} {...props} />;
}
