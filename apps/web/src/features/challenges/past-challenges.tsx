import type { Challenge, PlayedChallenge } from '@quorbit/contracts/challenges/schema';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/connection.ts';
import { counted } from '#lib/counted.ts';
import { durationTime } from '#lib/duration.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { rewardsOf, TYPE_NAMES } from './challenge-words.ts';
import { useCompletedChallenges, usePlayedChallenges } from './challenges.queries.ts';
import { useHistory } from './use-history.tsx';

interface PastProps {
  offline: boolean;
  onHistory: (challengeId: string) => void;
}

function usePast() {
  return { offline: useConnection().state === 'offline', ...useHistory() };
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2';
const loading = (label: string) => ({
  label,
  shape: <Skeletons count={4} className="h-44 rounded-card" />,
  className: GRID,
});

/** The challenges that the person completed. */
export function CompletedChallenges() {
  const { dialog, ...props } = usePast();
  return (
    <>
      <QueryView
        view={useCompletedChallenges()}
        loading={loading('Loading completed challenges')}
        failing={{ message: 'Failed to load completed challenges' }}
        empty={<Nothing title="No Completed Challenges">Complete a daily challenge and you'll see it here.</Nothing>}
        more="Show more challenges"
      >
        {(challenges) => (
          <ul aria-label="Completed challenges" className={GRID}>
            {challenges.map((challenge) => (
              <li key={challenge.id}>
                <CompletedCard challenge={challenge} {...props} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {dialog}
    </>
  );
}

/** Every challenge that the person took part in. */
export function PlayedChallenges() {
  const { dialog, ...props } = usePast();
  return (
    <>
      <QueryView
        view={usePlayedChallenges()}
        loading={loading('Loading history')}
        failing={{ message: 'Failed to load history' }}
        empty={<Nothing title="No Challenges Yet">Join a challenge and you'll see how it went here.</Nothing>}
        more="Show more challenges"
      >
        {(challenges) => (
          <ul aria-label="History" className={GRID}>
            {challenges.map((challenge) => (
              <li key={challenge.id}>
                <PlayedCard challenge={challenge} {...props} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {dialog}
    </>
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

function CompletedCard({ challenge, ...rest }: PastProps & { challenge: Challenge }) {
  const { id, title, type, category, rewards, nextResetTime, userProgress } = challenge;
  return (
    <PastCard
      {...{ id, title, rewards, ...rest }}
      about={`${TYPE_NAMES[type]} · ${category}`}
      completedAt={userProgress?.completedAt ?? null}
    >
      {userProgress && (
        <p className="figures text-sm">
          {userProgress.averagePercentage}% average · {counted(userProgress.completedQuizzes, 'quiz', 'quizzes')} ·{' '}
          {durationTime(userProgress.totalTimeSpent)} · {counted(userProgress.attempts, 'attempt', 'attempts')}
        </p>
      )}
      {nextResetTime !== null && (
        <p className="text-sm text-quiet">
          You can start again <RelativeTime at={nextResetTime} />.
        </p>
      )}
    </PastCard>
  );
}

function PlayedCard({ challenge, ...rest }: PastProps & { challenge: PlayedChallenge }) {
  const { id, title, rewards, progress, completedAt, completedQuizzes, attempts, endDate } = challenge;
  return (
    <PastCard
      {...{ id, title, rewards, completedAt, ...rest }}
      about={`${counted(completedQuizzes, 'quiz', 'quizzes')} played · ${counted(attempts, 'attempt', 'attempts')}`}
    >
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="figures font-semibold">{progress}% done</span>
        <span className="text-quiet">
          {Date.parse(endDate) > Date.now() ? 'Ends' : 'Ended'} <RelativeTime at={endDate} />
        </span>
      </p>
      <ProgressBar label={`Progress in ${title}`} value={progress} max={100} />
    </PastCard>
  );
}

interface PastCardProps extends PastProps {
  id: string;
  title: string;
  about: string;
  completedAt: string | null;
  rewards: Challenge['rewards'];
  children: ReactNode;
}

function PastCard({ id, title, about, completedAt, rewards, offline, onHistory, children }: PastCardProps) {
  return (
    <article
      aria-labelledby={`past-${id}`}
      className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header>
        <h2 id={`past-${id}`} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-quiet">{about}</p>
      </header>
      {children}
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        {completedAt !== null && (
          <Badge tone="success" icon={<CircleCheck className="size-3.5" aria-hidden="true" />}>
            Completed <RelativeTime at={completedAt} />
          </Badge>
        )}
        {rewardsOf(rewards).map((reward) => (
          <Badge key={reward} className="max-w-full">
            <span className="truncate">{reward}</span>
          </Badge>
        ))}
      </p>
      <div className="mt-auto">
        <Button disabled={offline} onClick={() => onHistory(id)}>
          View History<span className="sr-only"> of {title}</span>
        </Button>
      </div>
    </article>
  );
}
