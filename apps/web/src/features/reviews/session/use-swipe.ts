import { type PointerEvent, useRef, useState } from 'react';

/** So far a finger must go for a swipe, in pixels; less is a slip. */
const SWIPE_MIN_PX = 96;
/** From here on it goes sideways, and is neither a tap nor scrolling. */
const SWIPE_START_PX = 12;

interface Swipe {
  /** How far the finger is from where it began, in pixels; 0 at rest. */
  offset: number;
  /** For the element that is swiped; it needs `touch-action: pan-y`. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** Swipes with a finger; mice and pens select text. */
export function useSwipe(enabled: boolean, onSwipe: (to: 'left' | 'right') => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset: enabled ? offset : 0,
    handlers: {
      onPointerDown({ pointerType, isPrimary, clientX, clientY }) {
        if (enabled && isPrimary && pointerType === 'touch') start.current = { x: clientX, y: clientY };
      },
      onPointerMove({ clientX, clientY }) {
        if (!start.current) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (offset === 0 && Math.abs(y) > Math.abs(x)) return;
        if (Math.abs(x) >= SWIPE_START_PX) setOffset(x);
      },
      onPointerUp({ clientX }) {
        const x = start.current ? clientX - start.current.x : 0;
        const swiped = enabled && offset !== 0 && Math.abs(x) >= SWIPE_MIN_PX;
        end();
        if (swiped) onSwipe(x < 0 ? 'left' : 'right');
      },
      onPointerCancel: end,
    },
  };
}

/** Whether letting go now would be a swipe. */
export const isFarEnough = (offset: number) => Math.abs(offset) >= SWIPE_MIN_PX;
