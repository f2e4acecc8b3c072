// The challenge of a learner's day: which one it is, how far it is, and what it pays. Pure; devices and the server share it.
import { daysBetween, learnerDay } from '../streaks/days.ts';
import { STREAK_MAX_LATE_DAYS } from '../streaks/streak.ts';
import { MAX_DAILY_REVIEWS } from './limits.ts';
import type { DailyChallenge } from './schema.ts';

/** A category is weak below this average, in percent, of at least so many quizzes. */
const WEAK_CATEGORY = { below: 80, quizzes: 2 } as const;
/** Shorter streaks are nothing to keep yet. */
const MIN_STREAK = 2;

/** What a learner has at the beginning of a day. What the day adds changes none of it. */
export interface DayFacts {
  learnerId: string;
  /** The learner's day. */
  day: string;
  /** Cards to review on that day. */
  fading: number;
  /** How long the streak is without that day. */
  streak: number;
  /** The category in which the learner is weakest; null where none is weak. */
  weakest: string | null;
}

/**
 * The challenge of a day. The same facts give the same challenge, on any device and at any time of the day; from one day
 * to the next it changes in turn, among those that fit the learner.
 */
export function dailyChallengeOf({ learnerId, day, fading, streak, weakest }: DayFacts): DailyChallenge {
  const quiz: DailyChallenge = weakest === null ? { kind: 'quiz' } : { kind: 'category', category: weakest };
  const reviews: DailyChallenge = { kind: 'reviews', count: Math.min(fading, MAX_DAILY_REVIEWS) };
  const keepStreak: DailyChallenge = streak >= MIN_STREAK ? { kind: 'streak' } : { kind: 'quiz' };
  // What is about to be forgotten can't wait: with reviews due, it is every other day about them.
  const rotation = fading > 0 ? [reviews, quiz, reviews, keepStreak] : [quiz, keepStreak];
  const position = daysBetween('1970-01-01', day) + rotationStartOf(learnerId);
  return rotation[((position % rotation.length) + rotation.length) % rotation.length] ?? quiz;
}

/** Where in the turns a learner begins, so that a class doesn't get the same challenge on the same day. */
function rotationStartOf(learnerId: string): number {
  let sum = 0;
  for (const letter of learnerId) sum += letter.charCodeAt(0);
  return sum;
}

/** What a learner did on a day. More work only ever raises it. */
export interface DayEvidence {
  /** Paid ratings. */
  reviews: number;
  /** The categories of the quizzes finished, each at least once. */
  categories: readonly string[];
  /** Whether the day counts for the streak. */
  counts: boolean;
}

/** How far a challenge is. */
export function dailyProgressOf(challenge: DailyChallenge, { reviews, categories, counts }: DayEvidence) {
  switch (challenge.kind) {
    case 'reviews':
      return toProgress(reviews, challenge.count);
    case 'quiz':
      return toProgress(categories.length, 1);
    case 'category':
      return toProgress(categories.filter((category) => category === challenge.category).length, 1);
    case 'streak':
      return toProgress(counts ? 1 : 0, 1);
  }
}

function toProgress(done: number, of: number) {
  return { done: Math.min(done, of), of };
}

export function isDone(challenge: DailyChallenge, evidence: DayEvidence): boolean {
  const { done, of } = dailyProgressOf(challenge, evidence);
  return done >= of;
}

/** Whether a day may still be collected. Where the learner is, it may be a day later than in the zone asked. */
export function isCollectable(day: string, today: string): boolean {
  const late = daysBetween(day, today);
  return late >= -1 && late <= STREAK_MAX_LATE_DAYS;
}

/** What the ledger has as the source of a day's payment: one id for each day. */
export function ledgerSourceOf(day: string): string {
  return `00000000-0000-8000-8000-0000${day.replaceAll('-', '')}`;
}

/** A card, as far as it says whether it was to be reviewed at the beginning of a day. */
interface FadingCard {
  questionId: string;
  history?: readonly { at: string; quality: number | null }[] | undefined;
}

/**
 * How many cards were to be reviewed when a day began: those that still are, and those that were reviewed since. A card
 * that a wrong answer of the day made due isn't one of them.
 * @param due cards to be reviewed now
 */
export function countFadingCards(
  cards: readonly FadingCard[],
  due: ReadonlySet<string>,
  { day, zone }: { day: string; zone: string },
): number {
  return cards.filter(({ questionId, history = [] }) => {
    const first = history.find(({ at }) => learnerDay(new Date(at), zone) === day);
    return first ? first.quality !== null : due.has(questionId);
  }).length;
}

/** @param results finished quizzes of earlier days */
export function findWeakestCategory(results: readonly { category: string; percentage: number }[]): string | null {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { category, percentage } of results) {
    const { sum, count } = sums.get(category) ?? { sum: 0, count: 0 };
    sums.set(category, { sum: sum + percentage, count: count + 1 });
  }
  const weak = [...sums]
    .map(([category, { sum, count }]) => ({ category, count, average: sum / count }))
    .filter(({ count, average }) => count >= WEAK_CATEGORY.quizzes && average < WEAK_CATEGORY.below)
    .sort((a, b) => a.average - b.average || (a.category < b.category ? -1 : 1));
  return weak[0]?.category ?? null;
}
