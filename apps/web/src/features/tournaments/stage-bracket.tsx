import type { Match, Participant, Round } from '@quorbit/contracts/tournaments/views';
import type { CSSProperties } from 'react';
import { matchesIn, placesOf, roundName } from './bracket-places.ts';
import { StageMatch } from './stage-match.tsx';
import { StagePages } from './stage-pages.tsx';

/** So many matches of a round are readable in one column. */
const COLUMN = 8;

interface StageBracketProps {
  schedule: readonly Round[];
  players: ReadonlyMap<string, Participant>;
  currentRound: number;
}

/** The bracket from the round that is played now; rounds with more matches than a column holds are shown in pages. */
export function StageBracket({ schedule, players, currentRound }: StageBracketProps) {
  const current = schedule.find(({ round }) => round === Math.max(1, currentRound)) ?? schedule.at(-1);
  if (!current) return null;
  if (matchesIn(current.round, schedule.length) > COLUMN)
    return (
      <section
        aria-label={roundName(current.round, schedule.length)}
        className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-4"
      >
        <h2 className={HEADING}>{roundName(current.round, schedule.length)}</h2>
        <StageMatches matches={current.matches} players={players} columns={2} />
      </section>
    );
  const shown = schedule.filter(({ round }) => matchesIn(round, schedule.length) <= COLUMN);
  return (
    <ol
      aria-label="Bracket"
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-6 max-md:auto-rows-max md:grid-cols-[repeat(var(--rounds),minmax(0,1fr))]"
      style={{ '--rounds': shown.length } as CSSProperties}
    >
      {shown.map(({ round, matches }) => (
        // On a phone rounds are below each other, the one that is played now first.
        <li
          key={round}
          className={`grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-4 ${round === current.round ? 'max-md:order-first' : ''}`}
        >
          <h2 className={`${HEADING} ${round === currentRound ? 'text-primary' : ''}`}>
            {roundName(round, schedule.length)}
          </h2>
          <ul className="flex min-h-0 flex-col justify-around gap-3">
            {placesOf(matches, matchesIn(round, schedule.length)).map(({ key, match }) => (
              <li key={key} className="max-h-36 min-h-0 flex-1 max-md:min-h-28">
                <StageMatch match={match} players={players} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const HEADING = 'truncate text-[clamp(1.25rem,2.6vh,2.25rem)]';

interface StageMatchesProps {
  matches: readonly Match[];
  players: ReadonlyMap<string, Participant>;
  columns: 1 | 2;
}

/** The matches of one round, in pages; those that aren't decided yet come first. */
export function StageMatches({ matches, players, columns }: StageMatchesProps) {
  const ordered = matches.toSorted((a, b) => Number(a.decided) - Number(b.decided) || a.place - b.place);
  return (
    <StagePages items={ordered} size={COLUMN * columns}>
      {(page) => (
        <ul
          aria-label="Matches"
          className={`grid min-h-0 auto-rows-max gap-3 md:auto-rows-fr ${columns === 2 ? 'grid-cols-[minmax(0,1fr)] md:grid-cols-2' : 'grid-cols-[minmax(0,1fr)]'}`}
        >
          {page.map((match) => (
            <li key={match.id} className="max-h-36 min-h-0 max-md:min-h-28">
              <StageMatch match={match} players={players} />
            </li>
          ))}
        </ul>
      )}
    </StagePages>
  );
}
