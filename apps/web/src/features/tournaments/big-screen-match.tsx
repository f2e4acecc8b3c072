import type { Match, Participant } from '@quorbit/contracts/tournaments/views';
import { Check } from 'lucide-react';
import { formatSideState } from './format-tournament.ts';

interface BigScreenMatchProps {
  /** The match to show; null for a match that isn't drawn yet. */
  match: Match | null;
  players: ReadonlyMap<string, Participant>;
}

/** A match on the big screen; it takes the height that is available. */
export function BigScreenMatch({ match, players }: BigScreenMatchProps) {
  if (match === null)
    return (
      <p className="grid h-full min-h-0 place-items-center rounded-field border-2 border-dashed border-base-content/25 text-[clamp(1.125rem,2.6vh,2.25rem)] text-quiet">
        To be decided
      </p>
    );
  const { sides, decided, winner } = match;
  const hasBye = sides.some((side) => side === null);
  return (
    <div
      className={`grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-2 rounded-field border-2 bg-base-100 text-[clamp(1.25rem,2.8vh,2.5rem)] ${decided ? 'border-base-300' : 'border-primary/60'}`}
    >
      {sides.map((side, index) => {
        const won = side !== null && winner === side.player;
        const name = side ? (players.get(side.player)?.name ?? '–') : hasBye ? 'No opponent' : '–';
        return (
          <p
            // The two sides of a match never change places, so the index is a safe key.
            key={index === 0 ? 'first' : 'second'}
            className={`flex min-h-0 items-center gap-3 border-base-300 px-4 first:border-b ${won ? 'font-bold' : ''} ${decided && !won ? 'text-quiet' : ''}`}
          >
            <span className="min-w-0 grow truncate">{name}</span>
            {won && (
              <>
                <Check className="size-[1em] shrink-0 text-success" aria-hidden="true" />
                <span className="sr-only">won</span>
              </>
            )}
            <span className="figures shrink-0">{formatSideState(side, !decided)}</span>
          </p>
        );
      })}
    </div>
  );
}
