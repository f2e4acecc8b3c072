import type { TournamentDetail } from '@quorbit/contracts/tournaments/views';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Presentation } from 'lucide-react';
import { useMinute } from '#features/home/use-minute.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { RailPanel } from '#ui/rail.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { STATUS_NAMES, TYPE_NAMES, TYPE_RULES } from './format-tournament.ts';
import { NoSuchTournament } from './no-such-tournament.tsx';
import { OwnRoundPanel } from './own-round-panel.tsx';
import { Podium } from './podium.tsx';
import { PrizeList } from './prize-list.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { TournamentAction } from './tournament-action.tsx';
import { TournamentFacts } from './tournament-card.tsx';
import { useTournament } from './tournaments.queries.ts';
import { useLiveTournament } from './use-live-tournament.ts';

interface TournamentScreenProps {
  id: string;
  /** Opens the quiz of the tournament's current round. */
  onPlay: (id: string) => void;
  onBack: () => void;
}

/** One tournament: the player's own round, the bracket or the rounds, and the standings. */
export function TournamentScreen({ id, onPlay, onBack }: TournamentScreenProps) {
  const view = useTournament(id);
  useLiveTournament(id);
  const name = view.state === 'shown' ? view.data.tournament.name : 'Tournament';
  return (
    <>
      <div className="-ms-4 -mt-2 mb-1">
        <Button look="quiet" icon={<ArrowLeft className="size-5" aria-hidden="true" />} onClick={onBack}>
          Back to the hub
        </Button>
      </div>
      <PageHeader
        title={name}
        documentTitle={name}
        description={view.state === 'shown' ? view.data.tournament.description : undefined}
      />
      <QueryView
        view={view}
        loading={{
          label: 'Loading the tournament',
          shape: <Skeletons count={4} className="mb-4 h-24 rounded-card" />,
        }}
        failing={{ message: 'Failed to load tournaments' }}
        missing={<NoSuchTournament />}
      >
        {(detail) => <TournamentDetails detail={detail} onPlay={() => onPlay(id)} />}
      </QueryView>
    </>
  );
}

function TournamentDetails({ detail, onPlay }: { detail: TournamentDetail; onPlay: () => void }) {
  const { tournament, schedule, balance } = detail;
  const { type, status, category, prizes, userParticipation, participants } = tournament;
  const admin = useUser().role === 'admin';
  const offline = useConnection().state === 'offline';
  const now = useMinute().getTime();
  const own = userParticipation?.player ?? null;
  const action = (
    <TournamentAction
      tournament={tournament}
      balance={balance}
      admin={admin}
      offline={offline}
      onPlay={onPlay}
      onOpen={null}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge tone={status === 'in_progress' ? 'primary' : 'plain'}>{STATUS_NAMES[status]}</Badge>
          <Badge>{TYPE_NAMES[type]}</Badge>
          <CategoryBadge category={category} />
        </p>
        {status === 'completed' && <Podium participants={participants} own={own} />}
        <OwnRoundPanel tournament={tournament}>{action}</OwnRoundPanel>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <RailPanel title="When and what">
          <TournamentFacts tournament={tournament} now={now} prize={false} />
          <p className="text-sm text-quiet">{TYPE_RULES[type]}</p>
          <div className="flex flex-wrap gap-3">
            {own !== null && status !== 'completed' && <AddToCalendar tournament={tournament} />}
            <Link
              to="/gamification/$tournamentId/stage"
              params={{ tournamentId: tournament.id }}
              className={buttonClasses('secondary')}
            >
              <Presentation className="size-5" aria-hidden="true" />
              Stage view
            </Link>
          </div>
        </RailPanel>
        {prizes.length > 0 && (
          <RailPanel title="Prizes">
            <PrizeList prizes={prizes} />
          </RailPanel>
        )}
      </div>
      {schedule.length > 0 && <Rounds tournament={tournament} schedule={schedule} />}
      <Standings tournament={tournament} own={own} />
    </div>
  );
}
