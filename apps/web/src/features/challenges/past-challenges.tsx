import type { Challenge, PlayedChallenge } from '@quorbit/contracts/challenges/schema';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDuration } from '#lib/words/format-duration.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { HistoryCard, HistoryList } from '#ui/history-list.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useCompletedChallenges, usePlayedChallenges } from './challenges.queries.ts';
import { formatRewards, TYPE_NAMES } from './format-challenge.ts';
import { useHistoryDialog } from './use-history-dialog.tsx';

interface PastCardProps {
  offline: boolean;
  onHistory: (challengeId: string) => void;
}

function usePastCardProps() {
  return { offline: useConnection().state === 'offline', ...useHistoryDialog() };
}

/** The list of challenges that the learner completed. */
export function CompletedChallenges() {
  const { dialog, ...props } = usePastCardProps();
  return (
    <>
      <HistoryList
        view={useCompletedChallenges()}
        label="Completed challenges"
        loading="Loading completed challenges"
        failing="Failed to load completed challenges"
        empty={{ title: 'No Completed Challenges', words: "Complete a daily challenge and you'll see it here." }}
        more="Show more challenges"
      >
        {(challenge) => <CompletedCard challenge={challenge} {...props} />}
      </HistoryList>
      {dialog}
    </>
  );
}

/** The list of all challenges that the learner took part in. */
export function PlayedChallenges() {
  const { dialog, ...props } = usePastCardProps();
  return (
    <>
      <HistoryList
        view={usePlayedChallenges()}
        label="History"
        loading="Loading history"
        failing="Failed to load history"
        empty={{ title: 'No Challenges Yet', words: "Join a challenge and you'll see how it went here." }}
        more="Show more challenges"
      >
        {(challenge) => <PlayedCard challenge={challenge} {...props} />}
      </HistoryList>
      {dialog}
    </>
  );
}

function CompletedCard({ challenge, ...rest }: PastCardProps & { challenge: Challenge }) {
  const { id, title, type, category, rewards, nextResetTime, userProgress } = challenge;
  return (
    <Card
      id={id}
      title={title}
      rewards={rewards}
      {...rest}
      about={`${TYPE_NAMES[type]} · ${category}`}
      completedAt={userProgress?.completedAt ?? null}
    >
      {userProgress && (
        <p className="figures text-sm">
          {userProgress.averagePercentage}% average · {formatCount(userProgress.completedQuizzes, 'quiz', 'quizzes')} ·{' '}
          {formatDuration(userProgress.totalTimeSpent)} · {formatCount(userProgress.attempts, 'attempt', 'attempts')}
        </p>
      )}
      {nextResetTime !== null && (
        <p className="text-sm text-quiet">
          You can start again <RelativeTime at={nextResetTime} />.
        </p>
      )}
    </Card>
  );
}

function PlayedCard({ challenge, ...rest }: PastCardProps & { challenge: PlayedChallenge }) {
  const { id, title, rewards, progress, completedAt, completedQuizzes, attempts, endDate } = challenge;
  return (
    <Card
      id={id}
      title={title}
      rewards={rewards}
      completedAt={completedAt}
      {...rest}
      about={`${formatCount(completedQuizzes, 'quiz', 'quizzes')} played · ${formatCount(attempts, 'attempt', 'attempts')}`}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="figures font-semibold">{progress}% done</span>
        <span className="text-quiet">
          {Date.parse(endDate) > Date.now() ? 'Ends' : 'Ended'} <RelativeTime at={endDate} />
        </span>
      </p>
      <ProgressBar label={`Progress in ${title}`} value={progress} max={100} />
    </Card>
  );
}

interface CardProps extends PastCardProps {
  id: string;
  title: string;
  about: string;
  completedAt: string | null;
  rewards: Challenge['rewards'];
  children: ReactNode;
}

function Card({ id, title, about, completedAt, rewards, offline, onHistory, children }: CardProps) {
  return (
    <HistoryCard
      id={`past-${id}`}
      title={title}
      about={about}
      action={
        <Button disabled={offline} onClick={() => onHistory(id)}>
          View History<span className="sr-only"> of {title}</span>
        </Button>
      }
    >
      {children}
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        {completedAt !== null && (
          <Badge tone="success" icon={<CircleCheck className="size-3.5" aria-hidden="true" />}>
            Completed <RelativeTime at={completedAt} />
          </Badge>
        )}
        {formatRewards(rewards).map((reward) => (
          <Badge key={reward} className="max-w-full">
            <span className="truncate">{reward}</span>
          </Badge>
        ))}
      </p>
    </HistoryCard>
  );
}
