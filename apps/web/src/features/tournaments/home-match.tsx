import type { OwnMatch } from '@quorbit/contracts/tournaments/views';
import { Link } from '@tanstack/react-router';
import { Swords } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hadMatch, saveHadMatch } from '#lib/last-match.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Countdown, TimeLeft } from './countdown.tsx';
import { useOwnMatch } from './tournaments.queries.ts';

/** The user's current or next tournament match, on the home page. Renders nothing if there is none. */
export default function HomeMatch() {
  const { id } = useUser();
  const { view, refetch } = useOwnMatch();
  const [expectsMatch] = useState(() => hadMatch(id));
  const isLoaded = view.state === 'shown';
  const hasMatch = isLoaded && view.data !== null;
  useEffect(() => {
    if (isLoaded) saveHadMatch(id, hasMatch);
  }, [id, isLoaded, hasMatch]);
  // If there was a match on the last visit, its space stays reserved until the server says whether there is one now.
  if (view.state === 'failing' || (isLoaded ? !hasMatch : !expectsMatch)) return null;
  return (
    <section aria-labelledby="home-match" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="home-match" className="text-xl">
          Your match
        </h2>
        <Link
          to="/gamification"
          search={{ tab: 'tournaments' }}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          Tournaments
        </Link>
      </div>
      <QueryView
        view={view}
        loading={{ label: 'Loading your match', shape: <Skeleton className={`${CARD} border-transparent`} /> }}
        failing={{ message: '' }}
        empty={null}
      >
        {(match) => match && <MatchCard match={match} onOver={refetch} />}
      </QueryView>
    </section>
  );
}

/** The card is equally high with and without a button, so that nothing moves when the state changes. */
const CARD = 'min-h-44 rounded-card sm:min-h-28';

function MatchCard({ match, onOver: onEnd }: { match: OwnMatch; onOver: () => void }) {
  const { tournament, state, at, round, rounds } = match;
  const offline = useConnection().state === 'offline';
  const open = state === 'to_play' || state === 'playing';
  return (
    <div
      className={`${CARD} flex flex-wrap items-center gap-x-4 gap-y-3 border bg-base-100 p-5 ${open ? 'border-2 border-primary/50' : 'border-base-300'}`}
    >
      <Swords className="size-6 shrink-0 text-primary" aria-hidden="true" />
      <div className="min-w-0 grow basis-60">
        <p className="text-lg font-semibold wrap-anywhere">{formatMatchState(match)}</p>
        <p className="text-quiet wrap-anywhere">
          <Link
            to="/gamification"
            search={{ tournament: tournament.id }}
            className="font-semibold text-base-content underline-offset-4 hover:underline"
          >
            {tournament.name}
          </Link>
          {round !== null && `, round ${round}${rounds === null ? '' : ` of ${rounds}`}`} ·{' '}
          {state === 'upcoming' ? (
            <>
              starts in <Countdown at={at} onEnd={onEnd} />
            </>
          ) : (
            <TimeLeft at={at} onEnd={onEnd} />
          )}
        </p>
      </div>
      {open &&
        (offline && state === 'to_play' ? (
          <p className="text-sm text-quiet">You need a connection to play.</p>
        ) : (
          <Link
            to="/gamification"
            search={{ tab: 'tournaments', tournament: tournament.id, round: tournament.id }}
            className={buttonClasses('primary')}
          >
            Play now
          </Link>
        ))}
    </div>
  );
}

function formatMatchState({ state, opponent, percentage, won }: OwnMatch): string {
  switch (state) {
    case 'upcoming':
      return "You're registered.";
    case 'to_play':
      return opponent === null ? 'Play your quiz.' : `You play against ${opponent}.`;
    case 'playing':
      return "You've begun your quiz. The clock is running.";
    case 'waiting':
      return `You scored ${percentage ?? 0}%. We're waiting for ${opponent ?? 'the others'}.`;
    case 'decided':
      if (won === null) return 'Your round is played.';
      return `You ${won ? 'won' : 'lost'} against ${opponent ?? 'your opponent'}.`;
    case 'bye':
      return "You don't have an opponent in this round.";
  }
}
