import { Link } from '@tanstack/react-router';
import { ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';

interface ReviewFrameProps {
  /** The number of cards rated since the screen was opened. */
  doneCount: number;
  /** The number of cards left, the current one included; 0 if there is none. */
  remaining: number;
  children: ReactNode;
}

/** The frame around a review: the link that leaves, the heading, and a thin bar that shows the progress. */
export function ReviewFrame({ doneCount, remaining, children }: ReviewFrameProps) {
  const place = remaining > 0 ? `Review ${doneCount + 1} of ${doneCount + remaining}` : null;
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
        {place && <ProgressBar label="Reviews done" value={doneCount} max={doneCount + remaining} valueText={place} />}
      </header>
      {children}
    </div>
  );
}
