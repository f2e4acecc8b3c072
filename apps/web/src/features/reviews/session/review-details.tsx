import { ChevronDown } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { CardHistory } from '../questions/card-history.tsx';
import type { Review } from './review.ts';

/** Collapsed details of the current question: its history, and a button to pause it. */
export function ReviewDetails({ review, onSuspend }: { review: Review; onSuspend: () => void }) {
  const { history, stability } = review;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-quiet">
        <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
        About this question
      </summary>
      <div className="grid gap-4 rounded-card border border-base-300 bg-base-100 p-4">
        {history && history.length > 0 && <CardHistory history={history} stability={stability} />}
        <div>
          <Button onClick={onSuspend}>Pause this question</Button>
          <p className="mt-2 text-sm text-quiet">It won't come up until you resume it.</p>
        </div>
      </div>
    </details>
  );
}
