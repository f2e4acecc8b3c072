import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when Enter is pressed anywhere on the page, except on buttons, links and summaries, which handle it
 * themselves.
 */
export function useEnterKey(enabled: boolean, onEnter: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest('button, a, summary')) return;
    event.preventDefault();
    onEnter();
  });
  // A layout effect, so that the Enter key works from the first paint.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
