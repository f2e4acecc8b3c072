import type { RatingIntervals } from '@quorbit/contracts/reviews/intervals';
import { QUALITIES, QUALITY_NAMES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/keys-hint.tsx';
import { formatInterval } from './format-interval.ts';

interface ReviewBarProps {
  answerShown: boolean;
  /** When the card would be due again after each rating; null if that's unknown. */
  intervals: RatingIntervals | null;
  /** Whether a rating is being saved; the buttons are disabled meanwhile. */
  rating: boolean;
  /** Whether the buttons show their keyboard shortcuts. */
  keysShown: boolean;
  onShow: () => void;
  onRate: (quality: Quality) => void;
}

/** The bar at the bottom within the thumb's reach: a button that shows the answer, then the buttons that rate it. */
export function ReviewBar({ answerShown, intervals, rating, keysShown, onShow, onRate }: ReviewBarProps) {
  const id = useId();
  return (
    <ReviewFoot>
      {answerShown ? (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">How well did you know it?</legend>
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {QUALITIES.map((quality, index) => (
              <Button
                key={quality}
                aria-disabled={rating || undefined}
                aria-describedby={intervals ? `${id}-${quality}` : undefined}
                onClick={() => onRate(quality)}
                className={intervals ? 'h-auto min-h-14 flex-col gap-0 py-1.5 leading-tight' : ''}
              >
                <span className="flex items-center gap-2">
                  {QUALITY_NAMES[quality]}
                  {keysShown && (
                    <span className="hidden pointer-fine:md:inline" aria-hidden="true">
                      <Key>{index + 1}</Key>
                    </span>
                  )}
                </span>
                {intervals && (
                  // It describes the button and isn't part of its name.
                  <span id={`${id}-${quality}`} aria-hidden="true" className="figures text-sm font-normal text-quiet">
                    {formatInterval(intervals[quality])}
                  </span>
                )}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <Button look="primary" onClick={onShow} className="w-full">
          Show Answer
        </Button>
      )}
    </ReviewFoot>
  );
}

/** The area of a review's main buttons, which stays at the bottom of the screen. */
export function ReviewFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="review-bar sticky bottom-0 -mx-6 mt-auto -mb-6 border-t border-base-300 bg-base-200 px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] lg:mx-0 lg:mt-0 lg:border-0 lg:px-0">
      {children}
    </footer>
  );
}
