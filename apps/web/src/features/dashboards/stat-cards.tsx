import { answersInWords } from '@quorbit/contracts/analytics/headline-words';
import type { DashboardView } from '@quorbit/contracts/dashboards/schema';
import { CircleCheck, Flame, Library, Target } from 'lucide-react';
import { StatCard } from '#ui/stat-card.tsx';
import { RANGE_WORDS } from './range-words.ts';

const count = new Intl.NumberFormat('en');
const ICON = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

/** The four figures of a dashboard. */
export function StatCards({ data }: { data: DashboardView }) {
  const { within } = RANGE_WORDS[data.timeRange];
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Quizzes"
        value={count.format(data.totalQuizzes)}
        basis="open to you"
        icon={<Library {...ICON} />}
      />
      <StatCard
        label="Completed"
        value={count.format(data.completedQuizzes)}
        basis={`${attemptsInWords(data.attempts)} ${within}`}
        icon={<CircleCheck {...ICON} />}
      />
      <StatCard
        label="Average Score %"
        value={data.attempts === 0 ? '–' : data.averageScore.toFixed(1)}
        basis={`from ${answersInWords(data.answers)} ${within}`}
        icon={<Target {...ICON} />}
      />
      <StatCard
        label="Day Streak"
        value={count.format(data.currentStreak)}
        basis={data.currentStreak === 0 ? 'One quiz starts a streak' : 'active days in a row'}
        icon={<Flame {...ICON} />}
      />
    </div>
  );
}

/** `1 attempt`, `12 attempts`. */
export function attemptsInWords(attempts: number): string {
  return `${count.format(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}`;
}
