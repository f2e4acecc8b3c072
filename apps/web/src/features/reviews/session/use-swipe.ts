import { type PointerEvent, useRef, useState } from 'react';

/** The distance that a finger must move sideways for a swipe, in pixels; a shorter movement counts as a slip. */
const SWIPE_MIN_PX = 96;
/** The distance in pixels from which a movement counts as sideways, neither a tap nor scrolling. */
const SWIPE_START_PX = 12;

interface Swipe {
  /** The horizontal distance of the finger from where it started, in pixels; 0 at rest. */
  offset: number;
  /** Event handlers for the element that is swiped; it needs `touch-action: pan-y`. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** Detects swipes with a finger; mouse and pen are ignored, because they select text. */
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

/** Returns whether releasing the finger at this offset is a swipe. */
export const isFarEnough = (offset: number) => Math.abs(offset) >= SWIPE_MIN_PX;
