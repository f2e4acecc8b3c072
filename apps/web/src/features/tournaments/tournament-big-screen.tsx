import type { TournamentDetail } from '@quorbit/contracts/tournaments/views';
import { Link, useNavigate } from '@tanstack/react-router';
import { Maximize } from 'lucide-react';
import { useConnection } from '#lib/server/connection.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { BigScreenBracket, BigScreenMatches } from './big-screen-bracket.tsx';
import { BigScreenTable } from './big-screen-table.tsx';
import { Countdown } from './countdown.tsx';
import { playersOf, STATUS_NAMES, TYPE_NAMES } from './format-tournament.ts';
import { NoSuchTournament } from './no-such-tournament.tsx';
import { Podium } from './podium.tsx';
import { RotatingPages } from './rotating-pages.tsx';
import { useTournament } from './tournaments.queries.ts';
import { toggleFullScreen, useBigScreenKeys } from './use-big-screen-keys.ts';
import { useLiveTournament } from './use-live-tournament.ts';

/** A tournament on a big screen in a room: it updates by itself and needs nobody at the keyboard. */
export function TournamentBigScreen({ id }: { id: string }) {
  const view = useTournament(id);
  useLiveTournament(id);
  const navigate = useNavigate();
  useBigScreenKeys(() => void navigate({ to: '/gamification', search: { tournament: id } }));
  const name = view.state === 'shown' ? view.data.tournament.name : 'Tournament';
  return (
    <div className="fixed inset-0 z-10 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-[2.5vh] overflow-y-auto bg-base-200 p-6 lg:p-[clamp(1.5rem,3.5vh,3.5rem)]">
      <PageTitle title={`${name}, stage`} />
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="min-w-0 grow basis-80">
          <h1 tabIndex={-1} className="truncate text-[clamp(1.75rem,4.5vh,4rem)]">
            {name}
          </h1>
          <p className="min-h-[1lh] text-[clamp(1.125rem,2.4vh,2.25rem)] text-quiet">
            {view.state === 'shown' && <StatusLine detail={view.data} />}
          </p>
        </div>
        <p className="flex shrink-0 items-center gap-2">
          <Link
            to="/gamification"
            search={{ tournament: id }}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-quiet underline-offset-4 hover:underline"
          >
            Leave the stage
          </Link>
          <Button
            aria-keyshortcuts="F"
            icon={<Maximize className="size-5" aria-hidden="true" />}
            onClick={toggleFullScreen}
          >
            Full screen <kbd className="font-sans text-sm text-quiet">F</kbd>
          </Button>
        </p>
      </header>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] items-start">
        <QueryView
          view={view}
          loading={{ label: 'Loading the tournament', shape: <Skeleton className="h-[70vh] rounded-card" /> }}
          failing={{ message: 'Failed to load the tournament' }}
          missing={<NoSuchTournament />}
        >
          {(detail) => (
            <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)]">
              <BigScreenContent detail={detail} />
            </div>
          )}
        </QueryView>
      </div>
    </div>
  );
}

/** One line with the tournament's type and its current stage. */
function StatusLine({ detail: { tournament, schedule } }: { detail: TournamentDetail }) {
  const { status, type, tournamentStart, currentRound, rounds } = tournament;
  const { state } = useConnection();
  const round = schedule.find((item) => item.round === currentRound);
  const isUpcoming = status === 'upcoming' || status === 'registration_open';
  return (
    <>
      {TYPE_NAMES[type]}
      {isUpcoming && (
        <>
          {' · starts in '}
          <Countdown at={tournamentStart} onEnd={ignore} />
        </>
      )}
      {status === 'in_progress' && round && (
        <>
          {` · round ${currentRound} of ${rounds} ends in `}
          <Countdown at={round.endsAt} onEnd={ignore} />
        </>
      )}
      {status === 'completed' && ` · ${STATUS_NAMES[status].toLowerCase()}`}
      {state === 'offline' && ' · offline'}
    </>
  );
}

/** The handler for the end of a countdown does nothing, because the query refetches by itself just after each date. */
const ignore = () => {};

function BigScreenContent({ detail: { tournament, schedule } }: { detail: TournamentDetail }) {
  const { status, type, participants, currentRound } = tournament;
  const players = playersOf(tournament);
  if (status === 'completed')
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-end">
          <Podium participants={participants} own={null} large />
        </div>
        <BigScreenTable tournament={tournament} />
      </div>
    );
  if (schedule.length === 0)
    return participants.length === 0 ? (
      <p className="text-[clamp(1.25rem,2.6vh,2.25rem)] text-quiet">Nobody has registered yet.</p>
    ) : (
      <RotatingPages items={participants} size={30}>
        {(page) => (
          <ul
            aria-label="Registered players"
            className="grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-3 sm:grid-cols-2 text-[clamp(1.125rem,2.4vh,2.25rem)] lg:grid-cols-3"
          >
            {page.map(({ id, name }) => (
              <li key={id} className="truncate rounded-field border-2 border-base-300 bg-base-100 px-4 py-2">
                {name}
              </li>
            ))}
          </ul>
        )}
      </RotatingPages>
    );
  if (type === 'single_elimination')
    return <BigScreenBracket schedule={schedule} players={players} currentRound={currentRound} />;
  const matches = schedule.find(({ round }) => round === currentRound)?.matches ?? [];
  if (matches.length === 0) return <BigScreenTable tournament={tournament} />;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
      <BigScreenTable tournament={tournament} />
      <BigScreenMatches matches={matches} players={players} columns={1} />
    </div>
  );
}
