import { QUALITY_NAMES } from '@quorbit/contracts/reviews/qualities';
import { Check, RotateCcw } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Ring } from '#ui/pictures/ring.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { UnsentRatings } from '../unsent-ratings.tsx';
import { ReviewFoot } from './review-bar.tsx';
import type { RatedReview, SessionProgress } from './session-progress.ts';
import { UndoButton } from './undo-button.tsx';
import { useUndoableReview } from './use-undoable-review.ts';

interface SetFinishProps {
  /** The set's cards, all rated. */
  rated: SessionProgress;
  /** The number of cards that are still due; null if that's unknown. */
  left: number | null;
  /** The number of ratings that the server doesn't have yet. */
  unsent: number;
  onNext: () => void;
  onUndo: (rated: RatedReview) => void;
}

/** The labels of the button that starts the last set, by the number of its cards. */
const LAST_LABELS: Readonly<Record<number, string>> = { 1: 'Last one', 2: 'Last two', 3: 'Last three', 4: 'Last four' };

/** Shown after each full set while more cards are due: what was remembered, what's left, and whether to continue. */
export function SetFinish({ rated, left, unsent, onNext, onUndo }: SetFinishProps) {
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const last = useUndoableReview(rated);
  const remembered = rated.filter(({ quality }) => quality !== 1).length;
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    next.current?.focus();
  }, []);
  return (
    <>
      <section
        aria-labelledby={`${id}-heading`}
        className="rise-in grid grow grid-cols-[minmax(0,1fr)] content-center gap-4 sm:gap-5 sm:py-4"
      >
        <div className="grid justify-items-center gap-2 text-center">
          <div className="relative grid size-20 place-items-center text-primary" aria-hidden="true">
            <Ring share={remembered / rated.length} />
            <Check className="size-9" strokeWidth={3} />
          </div>
          <h2 id={`${id}-heading`} className="text-2xl text-balance">
            {formatRemembered(remembered, rated.length)}
          </h2>
          {left !== null && (
            <p id={`${id}-left`} className="figures text-quiet">
              {left} left
            </p>
          )}
        </div>
        <ul className="divide-y divide-base-300 rounded-card border border-base-300 bg-base-100">
          {rated.map(({ ratingId, question, quality }) => (
            <li key={ratingId} className="flex min-h-11 items-center gap-3 px-4 py-2">
              {quality === 1 ? (
                <RotateCcw className="size-5 shrink-0 text-quiet" aria-hidden="true" />
              ) : (
                <Check className="size-5 shrink-0 text-success" aria-hidden="true" />
              )}
              <span className="line-clamp-1 min-w-0 grow wrap-anywhere">
                <RichText>{question}</RichText>
              </span>
              <span className="shrink-0 text-sm font-semibold">{QUALITY_NAMES[quality]}</span>
            </li>
          ))}
        </ul>
        <UnsentRatings count={unsent} />
        <UndoButton last={last} keysShown={false} onUndo={() => last && onUndo(last)} />
      </section>
      <ReviewFoot>
        <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
          <Button
            ref={next}
            look="primary"
            aria-describedby={left === null ? `${id}-heading` : `${id}-heading ${id}-left`}
            onClick={onNext}
            className="sm:order-last"
          >
            {LAST_LABELS[left ?? 0] ?? 'Next five'}
          </Button>
          <LinkButton to="/">Enough for now</LinkButton>
        </div>
      </ReviewFoot>
    </>
  );
}

function formatRemembered(remembered: number, all: number): string {
  if (remembered === all) return `You remembered all ${all}`;
  return remembered === 0 ? `These ${all} come back soon` : `You remembered ${remembered} of ${all}`;
}
