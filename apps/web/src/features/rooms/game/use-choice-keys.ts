import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Makes the keys 1–4 and A–D choose an option, except while the user is typing.
 * @param choose null disables the keys.
 */
export function useChoiceKeys(choose: ((option: number) => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select, dialog'))
      return;
    const key = event.key.toLowerCase();
    const option = key.length === 1 ? Math.max('1234'.indexOf(key), 'abcd'.indexOf(key)) : -1;
    if (option < 0) return;
    event.preventDefault();
    choose?.(option);
  });
  const enabled = choose !== null;
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
