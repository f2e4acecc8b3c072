import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { formatOrdinal, formatPrizeParts } from './format-tournament.ts';

/** The prizes of a tournament, by rank. */
export function PrizeList({ prizes }: Pick<Tournament, 'prizes'>) {
  return (
    <ol className="grid gap-2">
      {prizes
        .toSorted((a, b) => a.position - b.position)
        .map((prize) => (
          <li key={prize.position} className="flex gap-3">
            <span className="figures w-10 shrink-0 font-bold">{formatOrdinal(prize.position)}</span>
            <span className="min-w-0 wrap-anywhere">{formatPrizeParts(prize).join(' · ') || 'No prize'}</span>
          </li>
        ))}
    </ol>
  );
}
