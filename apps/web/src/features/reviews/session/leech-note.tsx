import { isLeech } from '@quorbit/contracts/reviews/leeches';
import { Button } from '#ui/buttons/button.tsx';
import type { Review } from './review.ts';

interface LeechNoteProps {
  review: Pick<Review, 'lapses'>;
  onSuspend: () => void;
}

/**
 * Points out a card that was forgotten many times, with advice and a button to pause it; renders nothing for other
 * cards.
 */
export function LeechNote({ review, onSuspend }: LeechNoteProps) {
  if (!isLeech(review)) return null;
  return (
    <section aria-label="Tricky question" className="grid gap-3 rounded-card border border-warning/50 bg-base-100 p-4">
      <p>
        <span className="font-semibold">You've forgotten this one {review.lapses} times.</span> Repeating it alone won't
        help. Say the answer in your own words, find a picture or an example for it, or pause it for now.
      </p>
      <div>
        <Button onClick={onSuspend}>Pause this question</Button>
      </div>
    </section>
  );
}
