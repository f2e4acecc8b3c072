import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

interface PlayerKeysOptions {
  /**
   * Whether the shortcuts work: false while a dialog is open, and for users who turned single-key shortcuts off (WCAG
   * 2.1.4).
   */
  enabled: boolean;
  onChoose: (option: number) => void;
  /** Missing where one can't go back. */
  onMove?: (step: number) => void;
  /** Missing where questions can't be flagged. */
  onFlag?: () => void;
}

/**
 * Handles the player's keyboard shortcuts: 1–8 and A–D choose, left and right move, F flags. Up and down are left to
 * the radio group, and text fields get all keys.
 */
export function usePlayerKeys({ enabled, onChoose, onMove, onFlag }: PlayerKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      isTyping(event.target) ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing
    )
      return;
    if (!handleKey(event.key.toLowerCase())) return;
    // Prevents a radio button from handling the same arrow key and changing the answer.
    event.preventDefault();
  });

  function handleKey(key: string): boolean {
    const option = /^[1-8]$/.test(key) ? Number(key) - 1 : 'abcd'.indexOf(key);
    if (key.length === 1 && option >= 0) onChoose(option);
    else if (key === 'arrowleft' && onMove) onMove(-1);
    else if (key === 'arrowright' && onMove) onMove(1);
    else if (key === 'f' && onFlag) onFlag();
    else return false;
    return true;
  }

  // A layout effect, so that the keys work from the first paint.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
