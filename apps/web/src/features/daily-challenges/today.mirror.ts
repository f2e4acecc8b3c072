import { isGraded } from '@quorbit/contracts/attempts/graded';
import {
  type DayEvidence,
  dailyChallengeOf,
  fadingCards,
  stepsOf,
  weakestCategory,
} from '@quorbit/contracts/daily-challenges/challenge';
import type { DailyChallenge } from '@quorbit/contracts/daily-challenges/schema';
import { dueToday } from '@quorbit/contracts/reviews/due';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { closeStreak, NO_STREAK } from '@quorbit/contracts/streaks/streak';
import { todayOf } from '@quorbit/contracts/streaks/zones';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { selectFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { dayRules, type ReviewDeck, selectReviewDeck } from '#features/reviews/review-deck.mirror.ts';
import { selectProgress } from '#features/xp/progress.mirror.ts';
import { serverNow } from '#offline/mirror/inputs.ts';
import type { Progress } from '#offline/mirror/progress.ts';
import { selector, selectorFor } from '#offline/mirror/selector.ts';
import { selectCollected } from './daily-challenges.mirror.ts';

/** The challenge of the learner's day, unsent work included. */
export interface TodaysChallenge {
  /** The learner's day. */
  day: string;
  challenge: DailyChallenge;
  done: number;
  of: number;
  collected: boolean;
}

/** A finished quiz. */
interface Finished {
  /** The learner's day. */
  day: string;
  category: string;
  /** Null for what was played in a game, and while this device can't grade it. */
  percentage: number | null;
}

/** Null until the server's profile is on this device. */
export const selectTodaysChallenge = selector((get): TodaysChallenge | null => {
  const [profile] = get(profileRows.bodies);
  if (!profile) return null;
  const deck = get(selectReviewDeck);
  const progress = get(selectProgress);
  const zone = deck.zone?.zone ?? profile.timeZone;
  const now = serverNow(get);
  const day = todayOf({ zone }, now);
  const finished = get(selectFinished(zone));
  const challenge = dailyChallengeOf({
    learnerId: profile.id,
    day,
    fading: fadingAt(deck, { ...profile, timeZone: zone }, { now, day }),
    streak: streakBefore(progress, day),
    weakest: weakestCategory(finished.flatMap((one) => (one.day < day ? resultOf(one) : []))),
  });
  const collected = get(selectCollected).has(day);
  return { day, challenge, ...stepsOf(challenge, evidenceOf(day, { deck, progress, finished })), collected };
});

function fadingAt(
  deck: ReviewDeck,
  user: Parameters<typeof dayRules>[1],
  { now, day }: { now: Date; day: string },
): number {
  const open = deck.cards.filter(({ sealed }) => !sealed);
  const due = dueToday(open, now, dayRules(deck, user)).map(({ questionId }) => questionId);
  return fadingCards(deck.cards, new Set(due), { day, zone: user.timeZone });
}

/** How long the streak is without that day. */
function streakBefore({ streak, history }: Progress, day: string): number {
  const { lastDay, count } = streak ?? NO_STREAK;
  if (streak === null || lastDay === null) return 0;
  return lastDay >= day ? count - 1 : closeStreak(streak, day, new Set(history?.skipped)).count;
}

function evidenceOf(
  day: string,
  {
    deck,
    progress: { history, pendingDays },
    finished,
  }: { deck: ReviewDeck; progress: Progress; finished: readonly Finished[] },
): DayEvidence {
  return {
    reviews: deck.rated?.get(day) ?? 0,
    categories: finished.flatMap((one) => (one.day === day ? [one.category] : [])),
    counts: pendingDays.includes(day) || Boolean(history?.days.some((one) => one.day === day && one.active)),
  };
}

const selectFinished = selectorFor((get, zone: string): readonly Finished[] => {
  const { arrived, pending } = get(selectFinishedAttempts);
  return [
    ...arrived.map((row) => ({
      // Older servers don't tell the day.
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

function resultOf({ category, percentage }: Finished) {
  return percentage === null ? [] : [{ category, percentage }];
}
