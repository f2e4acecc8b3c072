import type { Challenge } from '@quorbit/contracts/challenges/schema';
import { quizCategoryOf } from '@quorbit/contracts/challenges/types';
import { Clock, Gift, Target, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#lib/counted.ts';
import { remainingTime } from '#lib/remaining-time.ts';
import { Badge } from '#ui/badge.tsx';
import { CategoryMotif } from '#ui/category-motif.tsx';
import { categorySlug } from '#ui/category-slug.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { exactTime } from '#ui/time-words.ts';
import { ChallengeAction } from './challenge-action.tsx';
import { goalOf, quizCountOf, rewardsOf, TYPE_NAMES } from './challenge-words.ts';

interface ChallengeCardProps {
  challenge: Challenge;
  /** Milliseconds. */
  now: number;
  admin: boolean;
  offline: boolean;
  onPlay: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** A current challenge and its actions. */
export function ChallengeCard({ challenge, now, admin, offline, onPlay, onHistory, onDelete }: ChallengeCardProps) {
  const { id, title, description, userProgress, wasReset, status } = challenge;
  const look = quizCategoryOf(challenge.category);
  const running = status === 'in_progress' && userProgress !== null;
  return (
    <article
      aria-labelledby={`challenge-${id}`}
      data-category={categorySlug(look)}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-4 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft">
          <CategoryMotif category={look} className="size-7 text-category-ink" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={`challenge-${id}`} className="text-lg wrap-anywhere">
            {title}
          </h2>
          <p className="text-sm text-quiet">
            {TYPE_NAMES[challenge.type]} · {challenge.category}
          </p>
        </div>
        {admin && (
          <button
            type="button"
            aria-label={`Delete ${title}`}
            title="Delete"
            disabled={offline}
            onClick={onDelete}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </button>
        )}
      </header>
      <div className="grid content-start gap-3">
        <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>
        <Facts challenge={challenge} now={now} />
        {running && (
          <div className="grid gap-1.5">
            <p className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold">
              <span className="figures">{userProgress.progress}% done</span>
              <span className="figures text-quiet">
                {userProgress.completedQuizzes} of {counted(quizCountOf(challenge), 'quiz', 'quizzes')} played
              </span>
            </p>
            <ProgressBar label={`Progress in ${title}`} value={userProgress.progress} max={100} />
          </div>
        )}
        {wasReset && (
          <p className="text-sm text-quiet">A day has passed, so this challenge is open to you from the start again.</p>
        )}
      </div>
      <ChallengeAction {...{ challenge, now, admin, offline, onPlay, onHistory }} />
    </article>
  );
}

/** Goal, rewards, time left and participants. */
function Facts({ challenge, now }: Pick<ChallengeCardProps, 'challenge' | 'now'>) {
  const { startDate, endDate, stats } = challenge;
  const waits = Date.parse(startDate) > now;
  const left = remainingTime(Date.parse(waits ? startDate : endDate) - now);
  return (
    <ul className="grid gap-2 text-sm">
      <Fact icon={<Target className="size-4" aria-hidden="true" />}>
        <span className="font-semibold">{goalOf(challenge)}</span>
      </Fact>
      <Fact icon={<Gift className="size-4" aria-hidden="true" />}>
        <span className="flex flex-wrap gap-2">
          {rewardsOf(challenge.rewards).map((reward) => (
            <Badge key={reward} className="max-w-full">
              <span className="truncate">{reward}</span>
            </Badge>
          ))}
        </span>
      </Fact>
      <Fact icon={<Clock className="size-4" aria-hidden="true" />}>
        <time dateTime={waits ? startDate : endDate} title={exactTime(new Date(waits ? startDate : endDate))}>
          {left === 'Expired' ? left : waits ? `Starts in ${left}` : `${left} left`}
        </time>
      </Fact>
      <Fact icon={<Users className="size-4" aria-hidden="true" />}>
        <span className="figures">
          {counted(stats.totalParticipants, 'participant', 'participants')} · {stats.completionRate}% completed it
        </span>
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-quiet">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
