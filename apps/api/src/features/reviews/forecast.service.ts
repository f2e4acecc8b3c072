// Forecasts a learner's reviews, and measures how well the past ones went.
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { forecastCards } from '@quorbit/contracts/reviews/forecast';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import { countDueCards, countRemembered, listLearnersWithDue } from './forecast.repository.ts';

const DAY_MS = 86_400_000;

type Learner = Pick<Profile, 'id' | 'role' | 'timeZone' | 'newReviewsPerDay'>;

/**
 * Returns the number of cards due on each of the learner's next `days` days, today first. Cards of sealed quizzes don't
 * count.
 */
export async function forecastReviews(db: Executor, learner: Learner, days: number, now: Date) {
  // Reads one more day, because in some time zones the last day ends after `days` times 24 hours.
  const until = new Date(now.getTime() + (days + 1) * DAY_MS);
  return forecastCards(await countDueCards(db, learner, now, until), now, {
    zone: learner.timeZone,
    days,
    newPerDay: reviewSettingsOf(learner).newPerDay,
  });
}

/** Counts the paid ratings of the learner's last `days` days, and those that say the answer was remembered. */
export function measureRetention(db: Executor, { id, timeZone }: Learner, days: number, now: Date) {
  return countRemembered(db, id, addDays(learnerDay(now, timeZone), 1 - days));
}

/**
 * Returns the ids of those learners who have a card to review now.
 * @param learners `takesNew` says whether a learner takes new cards.
 */
export async function listLearnersWithDueCards(
  db: Executor,
  learners: readonly { id: string; takesNew: boolean }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(await listLearnersWithDue(db, learners, now));
}
