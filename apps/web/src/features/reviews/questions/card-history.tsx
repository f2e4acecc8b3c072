import { QUALITY_NAMES } from '@quorbit/contracts/reviews/qualities';
import type { HistoryEntry } from '@quorbit/contracts/reviews/row';
import { RelativeTime } from '#ui/relative-time.tsx';

interface CardHistoryProps {
  /** The card's history entries, oldest first. */
  history: readonly HistoryEntry[];
  /** The number of days after which the learner still knows the answer with 90 % probability; 0 for a new card. */
  stability: number;
}

/** Lists a card's past ratings and mistakes, newest first. */
export function CardHistory({ history, stability }: CardHistoryProps) {
  return (
    <div className="grid gap-2">
      {stability > 0 && (
        <p className="text-sm text-quiet">
          You'll most likely remember it for {formatDays(stability)} after the last review.
        </p>
      )}
      <ol className="grid gap-1 text-sm">
        {history.toReversed().map(({ at, quality }) => (
          <li key={`${at} ${quality}`} className="flex justify-between gap-4">
            <span className="font-semibold">{quality === null ? 'Wrong in a quiz' : QUALITY_NAMES[quality]}</span>
            <RelativeTime at={at} className="text-quiet" />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Formats a number of days, rounded to at least one: `4 days`. */
export function formatDays(days: number): string {
  const rounded = Math.max(1, Math.round(days));
  return `${rounded} day${rounded === 1 ? '' : 's'}`;
}
