import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { quizCategoryOf } from '@quorbit/contracts/plays/categories';
import { Clock, Gift, Target, Trash2, Users } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { formatRemainingTime } from '#lib/words/format-remaining-time.ts';
import { Badge } from '#ui/badge.tsx';
import { formatExactTime } from '#ui/format-time.ts';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { CardFact, CategoryCard, CornerButton } from '#ui/pictures/category-card.tsx';
import { ChallengeAction } from './challenge-action.tsx';
import { countRequiredQuizzes, formatGoal, formatRewards, TYPE_NAMES } from './format-challenge.ts';

interface ChallengeCardProps {
  challenge: Challenge;
  /** The current time in milliseconds since 1970. */
  now: number;
  admin: boolean;
  offline: boolean;
  onPlay: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** The card of a current challenge, with its actions. */
export function ChallengeCard({ challenge, now, admin, offline, onPlay, onHistory, onDelete }: ChallengeCardProps) {
  const { id, title, description, userProgress, wasReset, status } = challenge;
  const isRunning = status === 'in_progress' && userProgress !== null;
  return (
    <CategoryCard
      id={`challenge-${id}`}
      title={title}
      about={`${TYPE_NAMES[challenge.type]} · ${challenge.category}`}
      category={quizCategoryOf(challenge.category)}
      corner={
        admin && (
          <CornerButton
            title="Delete"
            label={`Delete ${title}`}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            disabled={offline}
            onClick={onDelete}
          />
        )
      }
    >
      <div className="grid content-start gap-3">
        <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
        <Facts challenge={challenge} now={now} />
        {isRunning && (
          <div className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
              <span className="figures">{userProgress.progress}% done</span>
              <span className="figures text-quiet">
                {userProgress.completedQuizzes} of {formatCount(countRequiredQuizzes(challenge), 'quiz', 'quizzes')}{' '}
                played
              </span>
            </p>
            <ProgressBar label={`Progress in ${title}`} value={userProgress.progress} max={100} />
          </div>
        )}
        {wasReset && <p className="text-sm text-quiet">A day has passed: you can take this challenge again.</p>}
      </div>
      <ChallengeAction
        challenge={challenge}
        now={now}
        admin={admin}
        offline={offline}
        onPlay={onPlay}
        onHistory={onHistory}
      />
    </CategoryCard>
  );
}

/** A challenge's goal, rewards, time left and participants. */
function Facts({ challenge, now }: Pick<ChallengeCardProps, 'challenge' | 'now'>) {
  const { startDate, endDate, stats } = challenge;
  const isUpcoming = Date.parse(startDate) > now;
  const remaining = formatRemainingTime(Date.parse(isUpcoming ? startDate : endDate) - now);
  return (
    <ul className="grid gap-2 text-sm">
      <CardFact icon={<Target className="size-4" aria-hidden="true" />}>
        <span className="font-semibold">{formatGoal(challenge)}</span>
      </CardFact>
      <CardFact icon={<Gift className="size-4" aria-hidden="true" />}>
        <span className="flex flex-wrap gap-2">
          {formatRewards(challenge.rewards).map((reward) => (
            <Badge key={reward} className="max-w-full">
              <span className="truncate">{reward}</span>
            </Badge>
          ))}
        </span>
      </CardFact>
      <CardFact icon={<Clock className="size-4" aria-hidden="true" />}>
        <time
          dateTime={isUpcoming ? startDate : endDate}
          title={formatExactTime(new Date(isUpcoming ? startDate : endDate))}
        >
          {remaining === 'Expired' ? remaining : isUpcoming ? `Starts in ${remaining}` : `${remaining} left`}
        </time>
      </CardFact>
      <CardFact icon={<Users className="size-4" aria-hidden="true" />}>
        <span className="figures">
          {formatCount(stats.totalParticipants, 'participant', 'participants')} · {stats.completionRate}% completed it
        </span>
      </CardFact>
    </ul>
  );
}
