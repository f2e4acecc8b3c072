import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the top when an element is shown, and focuses it unless a control that still works has the focus. Returns
 * the ref of the element.
 */
export function useFocusWhenShown<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    // If the focused control was removed or disabled, the element gets the focus; a control that still works keeps it.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.matches(':disabled')) shown.current?.focus();
  }, []);
  return shown;
}
