import { QUALITY_NAMES } from '@quorbit/contracts/reviews/qualities';
import type { ReactNode } from 'react';
import { isFarEnough, useSwipe } from './use-swipe.ts';

interface SwipeAreaProps {
  /** Whether swiping rates; true only while the answer is shown. */
  enabled: boolean;
  onRate: (quality: 1 | 5) => void;
  children: ReactNode;
}

/**
 * On touch screens, swiping a card to the left rates it as forgotten, to the right as easy. The buttons do the same.
 */
export function SwipeArea({ enabled, onRate, children }: SwipeAreaProps) {
  const { offset, handlers } = useSwipe(enabled, (to) => onRate(to === 'left' ? 1 : 5));
  const name = offset < 0 ? QUALITY_NAMES[1] : QUALITY_NAMES[5];
  return (
    <div className="relative touch-pan-y overflow-x-clip" {...handlers}>
      {offset !== 0 && (
        <p
          aria-hidden="true"
          className={`absolute top-0 z-10 rounded-full border-2 px-4 py-1 font-bold ${offset < 0 ? 'end-0 border-error bg-base-100 text-error' : 'start-0 border-success bg-base-100 text-success'} ${isFarEnough(offset) ? '' : 'opacity-60'}`}
        >
          {name}
        </p>
      )}
      <div
        className="grid gap-5"
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px) rotate(${offset / 60}deg)` }}
      >
        {children}
      </div>
      {enabled && (
        <p className="mt-3 hidden text-center text-sm text-quiet pointer-coarse:block">
          Swipe left for Forgot, right for Easy.
        </p>
      )}
    </div>
  );
}
