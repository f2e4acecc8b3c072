import { isGraded } from '@quorbit/contracts/attempts/graded';
import {
  countFadingCards,
  type DayEvidence,
  dailyChallengeOf,
  dailyProgressOf,
  findWeakestCategory,
} from '@quorbit/contracts/daily-challenges/daily-challenge';
import type { DailyChallenge } from '@quorbit/contracts/daily-challenges/schema';
import { listDueToday } from '@quorbit/contracts/reviews/due';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { computeStreakOn, NO_STREAK } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { selectFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { type ReviewDeck, selectReviewDeck, toDayRules } from '#features/reviews/review-deck.mirror.ts';
import { selectProgress } from '#features/xp/progress.mirror.ts';
import { getServerNow } from '#offline/mirror/inputs.ts';
import type { Progress } from '#offline/mirror/progress.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectCollected } from './daily-challenges.mirror.ts';

/** The daily challenge for the current learner's day, unsent work included. */
export interface TodaysChallenge {
  /** The learner's day, `YYYY-MM-DD`. */
  day: string;
  challenge: DailyChallenge;
  done: number;
  of: number;
  collected: boolean;
}

interface FinishedAttempt {
  /** The learner's day on which the quiz was finished, `YYYY-MM-DD`. */
  day: string;
  category: string;
  /** The result in percent; null for attempts played in a game, and while this device can't grade the attempt. */
  percentage: number | null;
}

/** Returns the daily challenge with the learner's progress; null until the server's profile is on this device. */
export const selectTodaysChallenge = createSelector((get): TodaysChallenge | null => {
  const [profile] = get(profileRows.bodies);
  if (!profile) return null;
  const deck = get(selectReviewDeck);
  const progress = get(selectProgress);
  const zone = deck.zone?.zone ?? profile.timeZone;
  const now = getServerNow(get);
  const day = todayOf({ zone }, now);
  const finished = get(selectFinishedByZone(zone));
  const challenge = dailyChallengeOf({
    learnerId: profile.id,
    day,
    fading: countFading(deck, { ...profile, timeZone: zone }, { now, day }),
    streak: computeStreakBefore(progress, day),
    weakest: findWeakestCategory(
      finished.flatMap((finishedAttempt) => (finishedAttempt.day < day ? toResults(finishedAttempt) : [])),
    ),
  });
  const collected = get(selectCollected).has(day);
  return { day, challenge, ...dailyProgressOf(challenge, toEvidence(day, { deck, progress, finished })), collected };
});

function countFading(
  deck: ReviewDeck,
  user: Parameters<typeof toDayRules>[1],
  { now, day }: { now: Date; day: string },
): number {
  const open = deck.cards.filter(({ sealed }) => !sealed);
  const due = listDueToday(open, now, toDayRules(deck, user)).map(({ questionId }) => questionId);
  return countFadingCards(deck.cards, new Set(due), { day, zone: user.timeZone });
}

/** Returns the streak's length in days, the given day not counted. */
function computeStreakBefore({ streak, history }: Progress, day: string): number {
  const { lastDay, count } = streak ?? NO_STREAK;
  if (streak === null || lastDay === null) return 0;
  return lastDay >= day ? count - 1 : computeStreakOn(streak, day, new Set(history?.skipped)).count;
}

function toEvidence(
  day: string,
  {
    deck,
    progress: { history, pendingDays },
    finished,
  }: { deck: ReviewDeck; progress: Progress; finished: readonly FinishedAttempt[] },
): DayEvidence {
  return {
    reviews: deck.rated?.get(day) ?? 0,
    categories: finished.flatMap((finishedAttempt) => (finishedAttempt.day === day ? [finishedAttempt.category] : [])),
    counts:
      pendingDays.includes(day) ||
      Boolean(history?.days.some((historyDay) => historyDay.day === day && historyDay.active)),
  };
}

const selectFinishedByZone = createSelectorFamily((get, zone: string): readonly FinishedAttempt[] => {
  const { arrived, pending } = get(selectFinishedAttempts);
  return [
    ...arrived.map((row) => ({
      // An attempt's row from an older server lacks the learner's day, which is then computed.
      day: row.day ?? learnerDay(new Date(row.finishedAt), zone),
      category: row.quiz.category,
      percentage: isGraded(row) && (row.source ?? 'self') === 'self' ? row.percentage : null,
    })),
    ...pending
      .filter(({ status }) => status !== 'rejected')
      .map(({ finishedAt, tz, pack, report }) => ({
        day: learnerDay(new Date(finishedAt), tz),
        category: pack?.category ?? '',
        percentage: report?.percentage ?? null,
      })),
  ];
});

function toResults({ category, percentage }: FinishedAttempt) {
  return percentage === null ? [] : [{ category, percentage }];
}
