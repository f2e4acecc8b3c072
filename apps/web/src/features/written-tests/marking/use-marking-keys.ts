import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

interface MarkingKeys {
  /** Off for whom single keys are in the way (WCAG 2.1.4); Ctrl+Enter stays. */
  enabled: boolean;
  onDigit: (digit: number) => void;
  onErase: () => void;
  onMove: (step: -1 | 1) => void;
  onSave: () => void;
}

const MOVE_KEYS: Readonly<Record<string, -1 | 1>> = { j: 1, arrowright: 1, k: -1, arrowleft: -1 };

/** Keys of marking: 0–9 give points, Backspace takes the last back, J and K or arrows move, Ctrl+Enter saves. */
export function useMarkingKeys({ enabled, onDigit, onErase, onMove, onSave }: MarkingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Behind a dialog nothing is marked.
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) onSave();
      return;
    }
    if (!enabled || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!handleKey(event.key.toLowerCase())) return;
    event.preventDefault();
  });

  function handleKey(key: string): boolean {
    const step = MOVE_KEYS[key];
    if (/^\d$/.test(key)) onDigit(Number(key));
    else if (key === 'backspace') onErase();
    else if (step !== undefined) onMove(step);
    else return false;
    return true;
  }

  // A layout effect, so that the keys work from the first paint.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
