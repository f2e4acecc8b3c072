import type { CompletedTournament, PlayedTournament } from '@quorbit/contracts/tournaments/views';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDuration } from '#lib/words/format-duration.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { HistoryCard, HistoryList } from '#ui/history-list.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import {
  formatOrdinal,
  formatPoints,
  formatPrizeParts,
  podiumLabel,
  rankTier,
  TYPE_NAMES,
} from './format-tournament.ts';
import { useCompletedTournaments, usePlayedTournaments } from './tournaments.queries.ts';

interface PastTournamentsProps {
  onOpen: (id: string) => void;
}

/** The user's completed tournaments with their results. */
export function CompletedTournaments({ onOpen }: PastTournamentsProps) {
  return (
    <HistoryList
      view={useCompletedTournaments()}
      label="Completed tournaments"
      loading="Loading completed tournaments"
      failing="Failed to load completed tournaments"
      empty={{ title: 'No Completed Tournaments', words: 'Once a tournament you play in is over, its result is here.' }}
      more="Show more tournaments"
    >
      {(tournament) => <CompletedCard tournament={tournament} onOpen={() => onOpen(tournament.id)} />}
    </HistoryList>
  );
}

/** All tournaments that the user took part in, running ones included. */
export function PlayedTournaments({ onOpen }: PastTournamentsProps) {
  return (
    <HistoryList
      view={usePlayedTournaments()}
      label="History of tournaments"
      loading="Loading history of tournaments"
      failing="Failed to load history"
      empty={{ title: 'No Tournaments Yet', words: "Register for one and you'll see how it went here." }}
      more="Show more tournaments"
    >
      {(tournament) => <PlayedCard tournament={tournament} onOpen={() => onOpen(tournament.id)} />}
    </HistoryList>
  );
}

function CompletedCard({ tournament, onOpen }: { tournament: CompletedTournament; onOpen: () => void }) {
  const { id, name, type, category, totalParticipants, userPerformance, tournamentEnd } = tournament;
  const { rank, finalScore, averagePercentage, totalTime, quizzesCompleted, eliminated } = userPerformance;
  return (
    <Card id={id} name={name} about={`${TYPE_NAMES[type]} · ${category}`} onOpen={onOpen}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RankBadge rank={rank} of={totalParticipants} />
        {eliminated && rank !== 1 && <Badge>Eliminated</Badge>}
      </p>
      <p className="figures text-sm">
        {formatPoints(finalScore)} {finalScore === 1 ? 'point' : 'points'} · {averagePercentage}% average ·{' '}
        {formatCount(quizzesCompleted, 'quiz', 'quizzes')} · {formatDuration(totalTime)}
      </p>
      <p className="text-sm text-quiet">
        Ended <RelativeTime at={tournamentEnd} />
      </p>
    </Card>
  );
}

function PlayedCard({ tournament, onOpen }: { tournament: PlayedTournament; onOpen: () => void }) {
  const { id, title, status, endDate, userRank, userBestScore, stats, prizeWon } = tournament;
  return (
    <Card
      id={id}
      name={title}
      about={status === 'completed' ? 'Tournament' : 'Tournament, not over yet'}
      onOpen={onOpen}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {userRank !== null && <RankBadge rank={userRank} of={stats.totalParticipants} />}
        {prizeWon && formatPrizeParts(prizeWon).map((part) => <Badge key={part}>{part}</Badge>)}
      </p>
      <p className="figures text-sm">{userBestScore === null ? 'No quiz played' : `Best score: ${userBestScore}%`}</p>
      <p className="text-sm text-quiet">
        {Date.parse(endDate) > Date.now() ? 'Ends' : 'Ended'} <RelativeTime at={endDate} />
      </p>
    </Card>
  );
}

const RANK_TONES = { top: 'legendary', good: 'primary', other: 'plain' } as const;

function RankBadge({ rank, of }: { rank: number | null; of: number }) {
  if (rank === null) return null;
  const label = podiumLabel(rank);
  return (
    <Badge tone={RANK_TONES[rankTier(rank)]}>
      {label ? `${label}, ` : ''}
      {formatOrdinal(rank)} of {of}
    </Badge>
  );
}

interface CardProps {
  id: string;
  name: string;
  about: string;
  onOpen: () => void;
  children: ReactNode;
}

function Card({ id, name, about, onOpen, children }: CardProps) {
  const offline = useConnection().state === 'offline';
  return (
    <HistoryCard
      id={`past-tournament-${id}`}
      title={name}
      about={about}
      action={
        <Button disabled={offline} onClick={onOpen}>
          View Tournament<span className="sr-only"> {name}</span>
        </Button>
      }
    >
      {children}
    </HistoryCard>
  );
}
