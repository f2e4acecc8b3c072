import { Link } from '@tanstack/react-router';
import { ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { ReviewSet } from './review-set.ts';

interface ReviewFrameProps {
  /** The current set; null if there's no card to review. */
  set: ReviewSet | null;
  /** The number of cards due today, the current one included; null if that's unknown. */
  left: number | null;
  children: ReactNode;
}

/** The frame around a review: the link that leaves, the heading, and a thin bar that shows the set's progress. */
export function ReviewFrame({ set, left, children }: ReviewFrameProps) {
  const place = set && formatPlace(set);
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3rem)] max-w-184 flex-col gap-4">
      <PageTitle title="Reviews" />
      <header className="grid gap-2">
        <div className="flex items-center gap-2">
          <Link
            to="/"
            aria-label="Leave reviews"
            className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-300/60"
          >
            <X className="size-6" aria-hidden="true" />
          </Link>
          <h1 tabIndex={-1} className="min-w-0 grow text-lg">
            Reviews
          </h1>
          {place && <p className="figures font-semibold">{place}</p>}
          <Link
            to="/reviews/questions"
            aria-label="All your review questions"
            title="All your review questions"
            className="-me-2.5 grid size-11 shrink-0 place-items-center rounded-field hover:bg-base-300/60"
          >
            <ListChecks className="size-5" aria-hidden="true" />
          </Link>
        </div>
        {set && place && (
          <div className="flex h-5 items-center gap-3">
            {set.size !== null && (
              <ProgressBar
                label="Reviews done"
                value={set.rated.length}
                max={set.size}
                valueText={place}
                className="grow"
              />
            )}
            {/* If all cards left are in this set, its size says it already. */}
            {set.size !== null && left !== null && !set.finished && left > set.size - set.rated.length && (
              <p className="figures text-sm text-quiet">{left} left</p>
            )}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

/** Formats the place of the current card in its set, e.g. `Review 2 of 5`. */
function formatPlace({ rated, size, finished }: ReviewSet): string {
  if (finished) return `${rated.length} of ${rated.length}`;
  return size === null ? `Review ${rated.length + 1}` : `Review ${rated.length + 1} of ${size}`;
}
