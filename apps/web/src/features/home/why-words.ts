import { addDays, daysBetween } from '@quorbit/contracts/streaks/days';
import { weekOf } from '@quorbit/contracts/xp/periods';
import type { Recommendation } from './recommend.ts';

/** Why a quiz is recommended, in a sentence without its full stop. @param today the learner's day */
export function whyWords({ quiz, why }: Recommendation, today: string): string {
  switch (why.kind) {
    case 'nearly': {
      const what = why.perQuestion ? 'right answer' : 'mark';
      return why.short === 1 ? `1 ${what} short of a pass` : `${why.short} ${what}s short of a pass`;
    }
    case 'weak':
      return `You got ${why.score} of ${why.total} in ${why.category} ${dayWords(why.day, today)}`;
    case 'untried':
      return `You haven't tried ${why.category} yet`;
    case 'new':
      return `This one in ${why.category} is new to you`;
    case 'failed':
      return `Your best here is ${why.best}%. You can beat that`;
    case 'refresh':
      return `You last took this ${agoWords(why.days)}. Still know it?`;
    case 'first':
      return `A short one to start with: about ${quiz.duration} ${quiz.duration === 1 ? 'minute' : 'minutes'}`;
  }
}

/** A day in the past as people say it: `today`, `yesterday`, `this week`, `last week`, `lately`. */
function dayWords(day: string, today: string): string {
  if (day >= today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  if (weekOf(day) === weekOf(today)) return 'this week';
  return weekOf(day) === weekOf(addDays(today, -7)) ? 'last week' : 'lately';
}

function agoWords(days: number): string {
  if (days < 60) return `${Math.round(days / 7)} weeks ago`;
  return days < 365 ? `${Math.round(days / 30)} months ago` : 'over a year ago';
}

/** When the next reviews come. @param nextDue the learner's day */
export function nextReviewWords(nextDue: string | null, today: string): string | null {
  if (nextDue === null) return null;
  const days = daysBetween(today, nextDue);
  if (days <= 1) return days === 1 ? 'Your next reviews come tomorrow.' : 'Your next reviews come later today.';
  return `Your next reviews come in ${days} days.`;
}

/** How long a quiz is, e.g. `10 questions, 12 min`. */
export function quizLength({ questionCount, duration }: { questionCount: number; duration: number }): string {
  return `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}, ${duration} min`;
}
