import type { Match, Participant, Round } from '@quorbit/contracts/tournaments/views';
import type { CSSProperties } from 'react';
import { BigScreenMatch } from './big-screen-match.tsx';
import { countMatches, formatRoundName, toBracketPlaces } from './bracket-places.ts';
import { RotatingPages } from './rotating-pages.tsx';

/** The number of matches of one round that are readable in one column of the big screen. */
const COLUMN_SIZE = 8;

interface BigScreenBracketProps {
  schedule: readonly Round[];
  players: ReadonlyMap<string, Participant>;
  currentRound: number;
}

/**
 * The bracket on the big screen, from the current round on. A round with too many matches for one column is shown in
 * pages.
 */
export function BigScreenBracket({ schedule, players, currentRound }: BigScreenBracketProps) {
  const current = schedule.find(({ round }) => round === Math.max(1, currentRound)) ?? schedule.at(-1);
  if (!current) return null;
  if (countMatches(current.round, schedule.length) > COLUMN_SIZE)
    return (
      <section
        aria-label={formatRoundName(current.round, schedule.length)}
        className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-4"
      >
        <h2 className={HEADING_CLASSES}>{formatRoundName(current.round, schedule.length)}</h2>
        <BigScreenMatches matches={current.matches} players={players} columns={2} />
      </section>
    );
  const shownRounds = schedule.filter(({ round }) => countMatches(round, schedule.length) <= COLUMN_SIZE);
  return (
    <ol
      aria-label="Bracket"
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-6 max-md:auto-rows-max md:grid-cols-[repeat(var(--rounds),minmax(0,1fr))]"
      style={{ '--rounds': shownRounds.length } as CSSProperties}
    >
      {shownRounds.map(({ round, matches }) => (
        // On phones the rounds are stacked, the current round first.
        <li
          key={round}
          className={`grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-4 ${round === current.round ? 'max-md:order-first' : ''}`}
        >
          <h2 className={`${HEADING_CLASSES} ${round === currentRound ? 'text-primary' : ''}`}>
            {formatRoundName(round, schedule.length)}
          </h2>
          <ul className="flex min-h-0 flex-col justify-around gap-3">
            {toBracketPlaces(matches, countMatches(round, schedule.length)).map(({ key, match }) => (
              <li key={key} className="max-h-36 min-h-0 flex-1 max-md:min-h-28">
                <BigScreenMatch match={match} players={players} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const HEADING_CLASSES = 'truncate text-[clamp(1.25rem,2.6vh,2.25rem)]';

interface BigScreenMatchesProps {
  matches: readonly Match[];
  players: ReadonlyMap<string, Participant>;
  columns: 1 | 2;
}

/** The matches of one round, in pages, undecided matches first. */
export function BigScreenMatches({ matches, players, columns }: BigScreenMatchesProps) {
  const ordered = matches.toSorted((a, b) => Number(a.decided) - Number(b.decided) || a.place - b.place);
  return (
    <RotatingPages items={ordered} size={COLUMN_SIZE * columns}>
      {(page) => (
        <ul
          aria-label="Matches"
          className={`grid min-h-0 auto-rows-max gap-3 md:auto-rows-fr ${columns === 2 ? 'grid-cols-[minmax(0,1fr)] md:grid-cols-2' : 'grid-cols-[minmax(0,1fr)]'}`}
        >
          {page.map((match) => (
            <li key={match.id} className="max-h-36 min-h-0 max-md:min-h-28">
              <BigScreenMatch match={match} players={players} />
            </li>
          ))}
        </ul>
      )}
    </RotatingPages>
  );
}
