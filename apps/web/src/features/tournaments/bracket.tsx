import type { Participant, Round } from '@quorbit/contracts/tournaments/views';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { countMatches, formatRoundName, toBracketPlaces } from './bracket-places.ts';
import { MatchCard } from './match-card.tsx';

/** The number of rounds shown at first, the final included, because larger brackets are taller than a screen. */
const INITIAL_ROUNDS = 4;

interface BracketProps {
  schedule: readonly Round[];
  players: ReadonlyMap<string, Participant>;
  own: string | null;
}

/**
 * All rounds of a bracket side by side, for wide screens. Each match is centred between the two matches whose winners
 * meet in it.
 */
export function Bracket({ schedule, players, own }: BracketProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? schedule : schedule.slice(-INITIAL_ROUNDS);
  const hidden = schedule.length - shown.length;
  return (
    <div className="hidden gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)]">
      {schedule.length > INITIAL_ROUNDS && (
        <div>
          <Button onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show the last rounds' : `Show ${hidden} earlier rounds`}
          </Button>
        </div>
      )}
      <div>
        <ol
          aria-label="Rounds"
          className="grid gap-4"
          style={{ gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}
        >
          {shown.map(({ round, matches }) => (
            <li key={round} className="grid min-w-0 grid-rows-[auto_1fr] gap-3">
              <h3 className="text-base">{formatRoundName(round, schedule.length)}</h3>
              <ul className="flex min-w-0 flex-col justify-around gap-3">
                {toBracketPlaces(matches, countMatches(round, schedule.length)).map(({ key, match }) => (
                  <li key={key}>{match ? <MatchCard match={match} players={players} own={own} /> : <Undecided />}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Undecided() {
  return (
    <p className="grid min-h-18.5 place-items-center rounded-field border border-dashed border-base-content/25 text-sm text-quiet">
      To be decided
    </p>
  );
}
