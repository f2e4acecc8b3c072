import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '#lib/hooks/is-typing.ts';

interface MarkingKeys {
  /** Whether single keys work; users can turn them off if they get in the way (WCAG 2.1.4). Ctrl+Enter always works. */
  enabled: boolean;
  onDigit: (digit: number) => void;
  onErase: () => void;
  onMove: (step: -1 | 1) => void;
  onSave: () => void;
}

const MOVE_KEYS: Readonly<Record<string, -1 | 1>> = { j: 1, arrowright: 1, k: -1, arrowleft: -1 };

/**
 * Handles the marking keys: 0–9 give points, Backspace takes the last points back, J and K or arrows move, Ctrl+Enter
 * saves.
 */
export function useMarkingKeys({ enabled, onDigit, onErase, onMove, onSave }: MarkingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys don't mark an answer while a dialog is open.
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
