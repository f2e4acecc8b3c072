// Rules for the daily challenge: how it is chosen, how its progress is computed and when its XP can be collected. Pure;
// devices and the server share them.
import { daysBetween, learnerDay } from '../streaks/days.ts';
import { STREAK_MAX_LATE_DAYS } from '../streaks/streak.ts';
import { MAX_DAILY_REVIEWS } from './limits.ts';
import type { DailyChallenge } from './schema.ts';

/** A category is weak if the learner's average in it is below `below` percent, over at least `quizzes` quizzes. */
const WEAK_CATEGORY = { below: 80, quizzes: 2 } as const;
/** The minimum length of a streak, in days, for which keeping the streak can be the daily challenge. */
const MIN_STREAK = 2;

/** Facts about a learner at the beginning of a day. They don't change through what the learner does on that day. */
export interface DayFacts {
  learnerId: string;
  /** The learner's day for which the daily challenge is chosen. */
  day: string;
  /** The number of cards that are due for review on the challenge's day. */
  fading: number;
  /** The length of the learner's streak in days, not counting the challenge's day. */
  streak: number;
  /** The learner's weakest category; null if no category is weak. */
  weakest: string | null;
}

/**
 * Returns the daily challenge of a learner's day. The same facts give the same challenge on any device and at any time
 * of the day. The kinds that fit the learner alternate from day to day.
 */
export function dailyChallengeOf({ learnerId, day, fading, streak, weakest }: DayFacts): DailyChallenge {
  const quiz: DailyChallenge = weakest === null ? { kind: 'quiz' } : { kind: 'category', category: weakest };
  const reviews: DailyChallenge = { kind: 'reviews', count: Math.min(fading, MAX_DAILY_REVIEWS) };
  const keepStreak: DailyChallenge = streak >= MIN_STREAK ? { kind: 'streak' } : { kind: 'quiz' };
  // Reviews are urgent, because the learner is about to forget the answers, so they take every other day while some are
  // due.
  const rotation = fading > 0 ? [reviews, quiz, reviews, keepStreak] : [quiz, keepStreak];
  const position = daysBetween('1970-01-01', day) + rotationStartOf(learnerId);
  return rotation[((position % rotation.length) + rotation.length) % rotation.length] ?? quiz;
}

/** Returns the learner's offset in the rotation, so that a class doesn't get the same challenge on the same day. */
function rotationStartOf(learnerId: string): number {
  let sum = 0;
  for (const letter of learnerId) sum += letter.charCodeAt(0);
  return sum;
}

/** The learner's work on a day. More work never lowers a value. */
export interface DayEvidence {
  /** The number of the day's card ratings that earned XP. */
  reviews: number;
  /** The categories of the finished quizzes, with one entry for each quiz. */
  categories: readonly string[];
  /** Whether the day counts for the streak. */
  counts: boolean;
}

/** Returns the progress of a daily challenge: `done` is the number of things done, `of` the number required. */
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

/**
 * Returns whether the XP for a day's challenge can still be collected. The day after `today` is accepted too, because
 * the learner's time zone may already have reached it.
 */
export function isCollectable(day: string, today: string): boolean {
  const late = daysBetween(day, today);
  return late >= -1 && late <= STREAK_MAX_LATE_DAYS;
}

/** Returns the id under which the ledger records the XP for the daily challenge of a day. Each day has its own id. */
export function ledgerSourceOf(day: string): string {
  return `00000000-0000-8000-8000-0000${day.replaceAll('-', '')}`;
}

/** The fields of a card that tell whether it was due at the beginning of a day. */
interface FadingCard {
  questionId: string;
  history?: readonly { at: string; quality: number | null }[] | undefined;
}

/**
 * Counts the cards that were due when a day began: the cards still due, and the cards reviewed since the day began. A
 * card that only became due through a wrong answer on that day isn't counted.
 * @param due the ids of questions whose cards are due now.
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

/**
 * Returns the weak category with the lowest average; null if none is weak.
 * @param results finished quizzes of earlier days.
 */
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
