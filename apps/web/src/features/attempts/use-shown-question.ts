import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top when a question is shown, and focuses it unless a control that still works has the focus. Returns
 * the ref of the question's fieldset.
 */
export function useShownQuestion() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // If the focused control was removed or disabled, the question gets the focus; a control that still works keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) fieldset.current?.focus();
  }, []);
  return fieldset;
}
