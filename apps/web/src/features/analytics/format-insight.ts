import type { SessionList } from '@quorbit/contracts/analytics/schema';
import { formatHour } from './format-date.ts';

type Insight = SessionList['insights'][number];

/** Puts an insight into a sentence; says that there are too few answers if its value is null. */
export function formatInsight({ kind, value }: Pick<Insight, 'kind' | 'value'>): string {
  if (value === null)
    return kind === 'peak'
      ? 'Learn at different hours, and we can say which suits you.'
      : "There aren't enough answers to tell yet.";
  switch (kind) {
    case 'breaks':
      return value < 15
        ? 'You answer as fast at the end as at the start. No need for shorter quizzes.'
        : `Your answers slow down by ${value}% towards the end. Shorter quizzes or a break will help.`;
    case 'engagement':
      return formatChange(
        value,
        'You skip fewer questions than before',
        'You skip more questions than before',
        'You answer as much as before.',
      );
    case 'pace':
      return formatChange(
        value,
        'You take more time per answer than before',
        'You answer faster than before',
        'You answer as fast as before.',
      );
    case 'peak':
      return `You get most right at ${formatHour(value)}. Keep that hour for what's hard.`;
  }
}

function formatChange(percent: number, more: string, less: string, same: string): string {
  if (Math.abs(percent) < 3) return same;
  return `${percent > 0 ? more : less}: ${Math.abs(percent)}%.`;
}
