import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import type { HomeData } from './home-data.ts';
import type { ProgressFacts } from './progress-facts.ts';

const numberFormat = new Intl.NumberFormat('en');

interface TodayGoalProps {
  data: Pick<HomeData, 'todayXp' | 'quizzesOnly' | 'pendingXp'> | null;
  /** The learner's daily goal in XP. */
  goal: number;
  facts: ProgressFacts;
}

/** The daily goal as a ring, and the progress to the next level. */
export function TodayGoal({ data, goal, facts }: TodayGoalProps) {
  const today = data?.todayXp ?? 0;
  const { level, into, needed } = facts;
  return (
    <>
      <div className="flex items-center gap-5">
        <ProgressRing
          label="Today's goal"
          value={today / goal}
          valueText={data ? `${today} of ${goal} XP` : 'Loading'}
          className={`size-24 ${today >= goal ? 'text-success' : 'text-primary'}`}
        >
          {data ? (
            <span className="figures text-xl font-extrabold text-base-content">{numberFormat.format(today)}</span>
          ) : (
            <Skeleton className="h-6 w-10" />
          )}
        </ProgressRing>
        <div className="min-w-0">
          <p className="font-semibold">{formatGoal(data ? today : null, goal)}</p>
          <p className="text-sm text-quiet">
            Goal: {goal} XP a day{data?.quizzesOnly && ', counted from quizzes'}
          </p>
          {data !== null && data.pendingXp > 0 && (
            <p className="figures text-sm text-quiet">+ {numberFormat.format(data.pendingXp)} XP pending</p>
          )}
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-semibold">Level {level}</p>
          <p className="figures text-sm text-quiet">
            {numberFormat.format(needed - into)} XP to level {level + 1}
          </p>
        </div>
        <ProgressBar
          label={`Progress to level ${level + 1}`}
          value={into}
          max={needed}
          valueText={`${into} of ${needed} XP`}
        />
      </div>
    </>
  );
}

function formatGoal(today: number | null, goal: number): string {
  if (today === null) return 'XP today';
  return today >= goal ? 'Goal reached' : `${goal - today} XP to go`;
}
