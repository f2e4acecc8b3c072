import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

interface ReviewKeys {
  /** Whether single-key shortcuts work; false for learners who turned them off (WCAG 2.1.4). */
  enabled: boolean;
  onShow: () => void;
  /** Called when an option's key is pressed. @param index of the option, from 0 */
  onChoose: (index: number) => void;
  /** Called when a rating's key is pressed. @param index of the rating button, from 0 */
  onRate: (index: number) => void;
  onUndo: () => void;
}

/**
 * Keyboard shortcuts of a review: A–D choose an option, space shows the answer, 1–3 say how sure the learner is and
 * then rate, U undoes.
 */
export function useReviewKeys({ enabled, onShow, onChoose, onRate, onUndo }: ReviewKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      isTyping(event.target) ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      event.repeat
    )
      return;
    if (event.key === ' ' && !isControl(event.target)) onShow();
    else if (/^[a-d]$/i.test(event.key)) onChoose('abcd'.indexOf(event.key.toLowerCase()));
    else if (['1', '2', '3'].includes(event.key)) onRate(Number(event.key) - 1);
    else if (event.key.toLowerCase() === 'u') onUndo();
    else return;
    event.preventDefault();
  });

  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

/** Returns whether the target is a control, which the space key presses itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, textarea, summary') !== null;
}
