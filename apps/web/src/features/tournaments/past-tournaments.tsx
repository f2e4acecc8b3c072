import type { CompletedTournament, PlayedTournament } from '@quorbit/contracts/tournaments/views';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/connection.ts';
import { counted } from '#lib/counted.ts';
import { durationTime } from '#lib/duration.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { ordinal, podiumLabel, pointsOf, prizeParts, rankClass, TYPE_NAMES } from './tournament-words.ts';
import { useCompletedTournaments, usePlayedTournaments } from './tournaments.queries.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';
const loading = (label: string) => ({
  label,
  shape: <Skeletons count={4} className="h-44 rounded-card" />,
  className: GRID,
});

interface PastTournamentsProps {
  onOpen: (id: string) => void;
}

/** The tournaments that are over and in which the person played. */
export function CompletedTournaments({ onOpen }: PastTournamentsProps) {
  return (
    <QueryView
      view={useCompletedTournaments()}
      loading={loading('Loading completed tournaments')}
      failing={{ message: 'Failed to load completed tournaments' }}
      empty={
        <Nothing title="No Completed Tournaments">Once a tournament you play in is over, its result is here.</Nothing>
      }
      more="Show more tournaments"
    >
      {(tournaments) => (
        <ul aria-label="Completed tournaments" className={GRID}>
          {tournaments.map((one) => (
            <li key={one.id}>
              <CompletedCard tournament={one} onOpen={() => onOpen(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** Every tournament that the person took part in. */
export function PlayedTournaments({ onOpen }: PastTournamentsProps) {
  return (
    <QueryView
      view={usePlayedTournaments()}
      loading={loading('Loading history of tournaments')}
      failing={{ message: 'Failed to load history' }}
      empty={<Nothing title="No Tournaments Yet">Register for one and you'll see how it went here.</Nothing>}
      more="Show more tournaments"
    >
      {(tournaments) => (
        <ul aria-label="History of tournaments" className={GRID}>
          {tournaments.map((one) => (
            <li key={one.id}>
              <PlayedCard tournament={one} onOpen={() => onOpen(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState>
      <strong className="mb-1 block font-display text-lg text-base-content">{title}</strong>
      {children}
    </EmptyState>
  );
}

function CompletedCard({ tournament, onOpen }: { tournament: CompletedTournament; onOpen: () => void }) {
  const { id, name, type, category, totalParticipants, userPerformance, tournamentEnd } = tournament;
  const { rank, finalScore, averagePercentage, totalTime, quizzesCompleted, eliminated } = userPerformance;
  return (
    <PastCard id={id} name={name} about={`${TYPE_NAMES[type]} · ${category}`} onOpen={onOpen}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RankBadge rank={rank} of={totalParticipants} />
        {eliminated && rank !== 1 && <Badge>Eliminated</Badge>}
      </p>
      <p className="figures text-sm">
        {pointsOf(finalScore)} {finalScore === 1 ? 'point' : 'points'} · {averagePercentage}% average ·{' '}
        {counted(quizzesCompleted, 'quiz', 'quizzes')} · {durationTime(totalTime)}
      </p>
      <p className="text-sm text-quiet">
        Ended <RelativeTime at={tournamentEnd} />
      </p>
    </PastCard>
  );
}

function PlayedCard({ tournament, onOpen }: { tournament: PlayedTournament; onOpen: () => void }) {
  const { id, title, status, endDate, userRank, userBestScore, stats, prizeWon } = tournament;
  return (
    <PastCard
      id={id}
      name={title}
      about={status === 'completed' ? 'Tournament' : 'Tournament, not over yet'}
      onOpen={onOpen}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {userRank !== null && <RankBadge rank={userRank} of={stats.totalParticipants} />}
        {prizeWon && prizeParts(prizeWon).map((part) => <Badge key={part}>{part}</Badge>)}
      </p>
      <p className="figures text-sm">{userBestScore === null ? 'No quiz played' : `Best score: ${userBestScore}%`}</p>
      <p className="text-sm text-quiet">
        {Date.parse(endDate) > Date.now() ? 'Ends' : 'Ended'} <RelativeTime at={endDate} />
      </p>
    </PastCard>
  );
}

const RANK_TONES = { top: 'legendary', good: 'primary', other: 'plain' } as const;

function RankBadge({ rank, of }: { rank: number | null; of: number }) {
  if (rank === null) return null;
  const label = podiumLabel(rank);
  return (
    <Badge tone={RANK_TONES[rankClass(rank)]}>
      {label ? `${label}, ` : ''}
      {ordinal(rank)} of {of}
    </Badge>
  );
}

interface PastCardProps {
  id: string;
  name: string;
  about: string;
  onOpen: () => void;
  children: ReactNode;
}

function PastCard({ id, name, about, onOpen, children }: PastCardProps) {
  const offline = useConnection().state === 'offline';
  return (
    <article
      aria-labelledby={`past-tournament-${id}`}
      className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header>
        <h2 id={`past-tournament-${id}`} className="text-lg wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm text-quiet">{about}</p>
      </header>
      {children}
      <div className="mt-auto">
        <Button disabled={offline} onClick={onOpen}>
          View Tournament<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </article>
  );
}
