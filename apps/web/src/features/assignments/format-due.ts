import { daysBetween } from '@quorbit/contracts/streaks/days';

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/**
 * Formats the day by which an assignment is due, e.g. `Due tomorrow`.
 * @param today the reader's day.
 */
export function formatDue(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  const date = DATE_FORMAT.format(new Date(`${dueOn}T00:00:00Z`));
  return days > 0 ? `Due ${date}` : `Was due ${date}`;
}
