import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import { weekOf } from '@quorbit/contracts/xp/periods';
import type { Recommendation } from './recommend.ts';

/**
 * Returns why a quiz is recommended, as a sentence without its full stop.
 * @param today the learner's day.
 */
export function formatReason({ quiz, reason }: Recommendation, today: string): string {
  switch (reason.kind) {
    case 'nearly': {
      const what = reason.perQuestion ? 'right answer' : 'mark';
      return reason.short === 1 ? `1 ${what} short of a pass` : `${reason.short} ${what}s short of a pass`;
    }
    case 'weak':
      return `You got ${reason.score} of ${reason.total} in ${reason.category} ${formatPastDay(reason.day, today)}`;
    case 'untried':
      return `You haven't tried ${reason.category} yet`;
    case 'new':
      return `This one in ${reason.category} is new to you`;
    case 'failed':
      return `Your best here is ${reason.best}%. You can beat that`;
    case 'refresh':
      return `You last took this ${formatTimeAgo(reason.days)}. Still know it?`;
    case 'interest':
      return `You want to learn ${reason.category}`;
    case 'first':
      return quiz.welcome
        ? 'A short one to start with'
        : `A short one to start with: about ${formatMinutes(quiz.duration)}`;
  }
}

const formatMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** Formats a past day in everyday words: `today`, `yesterday`, `this week`, `last week`, `lately`. */
function formatPastDay(day: string, today: string): string {
  if (day >= today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  if (weekOf(day) === weekOf(today)) return 'this week';
  return weekOf(day) === weekOf(addDays(today, -7)) ? 'last week' : 'lately';
}

function formatTimeAgo(days: number): string {
  if (days < 60) return `${Math.round(days / 7)} weeks ago`;
  return days < 365 ? `${Math.round(days / 30)} months ago` : 'over a year ago';
}

/**
 * Returns a sentence on when the next reviews come; null if there are none.
 * @param nextDue the learner's day of the next review.
 */
export function formatNextReviews(nextDue: string | null, today: string): string | null {
  if (nextDue === null) return null;
  const days = daysBetween(today, nextDue);
  if (days <= 1) return days === 1 ? 'Your next reviews come tomorrow.' : 'Your next reviews come later today.';
  return `Your next reviews come in ${days} days.`;
}
