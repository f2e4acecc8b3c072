// Owns the forecast of reviews, and how well the past ones went.
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { forecastCards } from '@quorbit/contracts/reviews/forecast';
import { reviewSettingsOf } from '@quorbit/contracts/settings/reviews';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import { countDueCards, countRemembered, listLearnersWithDue } from './forecast.repository.ts';

const DAY_MS = 86_400_000;

type Learner = Pick<Profile, 'id' | 'role' | 'timeZone' | 'newReviewsPerDay'>;

/** Cards due on each of so many of the learner's days, today first. Those of sealed quizzes wait. */
export async function forecastReviews(db: Executor, learner: Learner, days: number, now: Date) {
  // One more day: in some time zones the last one ends after that many times 24 hours.
  const until = new Date(now.getTime() + (days + 1) * DAY_MS);
  return forecastCards(await countDueCards(db, learner, now, until), now, {
    zone: learner.timeZone,
    days,
    newPerDay: reviewSettingsOf(learner).newPerDay,
  });
}

/** How many ratings of the last `days` of the learner's days said that the answer was remembered. */
export function measureRetention(db: Executor, { id, timeZone }: Learner, days: number, now: Date) {
  return countRemembered(db, id, addDays(learnerDay(now, timeZone), 1 - days));
}

/** Who of these learners has something to review now. @param learners whether they take new cards on a day */
export async function listLearnersWithDueCards(
  db: Executor,
  learners: readonly { id: string; takesNew: boolean }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(await listLearnersWithDue(db, learners, now));
}
