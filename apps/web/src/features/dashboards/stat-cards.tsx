import { formatAnswerCount } from '@quorbit/contracts/analytics/format-headline';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { CircleCheck, Flame, Library, Target } from 'lucide-react';
import { StatCard } from '#ui/stat-card.tsx';
import { RANGE_LABELS } from './range-labels.ts';

const numberFormat = new Intl.NumberFormat('en');
const ICON = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

/** The four figures of a dashboard: total quizzes, completed quizzes, average score and streak. */
export function StatCards({ data }: { data: DashboardView }) {
  const { within } = RANGE_LABELS[data.timeRange];
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Quizzes"
        value={numberFormat.format(data.totalQuizzes)}
        basis="open to you"
        icon={<Library {...ICON} />}
      />
      <StatCard
        label="Completed"
        value={numberFormat.format(data.completedQuizzes)}
        basis={`${formatAttempts(data.attempts)} ${within}`}
        icon={<CircleCheck {...ICON} />}
      />
      <StatCard
        label="Average Score %"
        value={data.attempts === 0 ? '–' : data.averageScore.toFixed(1)}
        basis={`from ${formatAnswerCount(data.answers)} ${within}`}
        icon={<Target {...ICON} />}
      />
      <StatCard
        label="Day Streak"
        value={numberFormat.format(data.currentStreak)}
        basis={data.currentStreak === 0 ? 'One quiz starts a streak' : 'active days in a row'}
        icon={<Flame {...ICON} />}
      />
    </div>
  );
}

/** Formats a number of attempts, e.g. `1 attempt` or `12 attempts`. */
export function formatAttempts(attempts: number): string {
  return `${numberFormat.format(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}`;
}
