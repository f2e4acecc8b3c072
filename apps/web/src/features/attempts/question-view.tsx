import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { AskedQuestion } from './asked-question.tsx';

/** The player's question. The page begins at its top each time one is shown. */
export function QuestionView(props: Omit<ComponentProps<typeof AskedQuestion>, 'ref'>) {
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // What had the focus may be gone or out of use now; a control that still stands keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) box.current?.focus();
  }, []);
  return <AskedQuestion ref={box} {...props} />;
}
