import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { type DayWork, listTimelyDays, zoneSessionsOf } from '@quorbit/contracts/streaks/streak';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { AREAS, getServerNow } from '#offline/mirror/inputs.ts';
import type { Earning, Progress } from '#offline/mirror/progress.ts';
import { createSelector } from '#offline/mirror/selector.ts';

type PendingEarning = NonNullable<Earning['pending']>;

/** Selects the earnings of all areas, one area after the other. */
export const selectEarnings = createSelector((get): readonly Earning[] =>
  get(AREAS).flatMap(({ earnings }) => (earnings ? get(earnings) : [])),
);

export const selectProgress = createSelector((get): Progress => {
  const [profile] = get(profileRows.bodies);
  const clock = getServerNow(get);
  const dayWork: DayWork[] = [];
  let pendingXp = 0;
  let pendingReviews = 0;
  for (const { xp, day, pending } of get(selectEarnings)) {
    if (!pending) continue;
    pendingXp += xp;
    if (pending.review) pendingReviews += 1;
    if (pending.isWork ?? true) dayWork.push(toDayWork(day(pending.tz), pending, clock));
  }
  const history = profile?.history ?? (profile && { before: profile.streak, days: [] });
  const pendingDays = listTimelyDays(dayWork.filter(({ counts }) => counts));
  const pendingZones = zoneSessionsOf(dayWork);
  return {
    xp: profile?.xp ?? null,
    pendingXp,
    pendingReviews,
    streak: history ? foldHistory(history, pendingDays, pendingZones) : null,
    history: profile?.history ?? null,
    pendingDays,
    pendingZones,
  };
});

/**
 * Converts pending work into the form from which streaks are computed. Work with a time in the future counts for today,
 * as on the server.
 */
function toDayWork(day: string, { tz: zone, at, countsDay: counts }: PendingEarning, clock: Date): DayWork {
  const today = learnerDay(clock, zone);
  return { day: day < today ? day : today, today, zone, at: Math.min(at, clock.getTime()), counts };
}
