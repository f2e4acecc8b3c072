import { QUALITIES, QUALITY_NAMES, type Quality } from '@quorbit/contracts/reviews/qualities';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/keys-hint.tsx';

interface ReviewBarProps {
  answerShown: boolean;
  /** Whether a rating is being saved; the buttons are disabled meanwhile. */
  rating: boolean;
  /** Whether the buttons show their keyboard shortcuts. */
  keysShown: boolean;
  onShow: () => void;
  onRate: (quality: Quality) => void;
}

/** The bar at the bottom within the thumb's reach: a button that shows the answer, then the buttons that rate it. */
export function ReviewBar({ answerShown, rating, keysShown, onShow, onRate }: ReviewBarProps) {
  const key = (name: string) =>
    keysShown && (
      <span className="hidden pointer-fine:md:inline" aria-hidden="true">
        <Key>{name}</Key>
      </span>
    );
  return (
    <footer className="review-bar sticky bottom-0 -mx-6 mt-auto -mb-6 border-t border-base-300 bg-base-200 px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] lg:mx-0 lg:mt-0 lg:border-0 lg:px-0">
      {answerShown ? (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">How well did you know it?</legend>
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {QUALITIES.map((quality, index) => (
              <Button key={quality} aria-disabled={rating || undefined} onClick={() => onRate(quality)}>
                {QUALITY_NAMES[quality]}
                {key(String(index + 1))}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <Button look="primary" onClick={onShow} className="w-full">
          Show Answer
        </Button>
      )}
    </footer>
  );
}
