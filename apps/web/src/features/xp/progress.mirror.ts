import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { type DayWork, seenAt, timelyDays } from '@quorbit/contracts/streaks/streak';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import { AREAS, serverNow } from '#offline/mirror/inputs.ts';
import type { Earning, Progress } from '#offline/mirror/progress.ts';
import { selector } from '#offline/mirror/selector.ts';

type PendingEarning = NonNullable<Earning['pending']>;

/** All areas' work, one after the other. */
export const selectEarnings = selector((get): readonly Earning[] =>
  get(AREAS).flatMap(({ earnings }) => (earnings ? get(earnings) : [])),
);

export const selectProgress = selector((get): Progress => {
  const [profile] = get(profileRows.bodies);
  const clock = serverNow(get);
  const worked: DayWork[] = [];
  let pendingXp = 0;
  let pendingReviews = 0;
  for (const { xp, day, pending } of get(selectEarnings)) {
    if (!pending) continue;
    pendingXp += xp;
    if (pending.review) pendingReviews += 1;
    if (pending.isWork ?? true) worked.push(workOf(day(pending.tz), pending, clock));
  }
  const history = profile?.history ?? (profile && { before: profile.streak, days: [] });
  const pendingDays = timelyDays(worked.filter(({ counts }) => counts));
  const pendingSeen = seenAt(worked);
  return {
    xp: profile?.xp ?? null,
    pendingXp,
    pendingReviews,
    streak: history ? foldHistory(history, pendingDays, pendingSeen) : null,
    history: profile?.history ?? null,
    pendingDays,
    pendingSeen,
  };
});

/** Work from the future counts today, as on the server. */
function workOf(day: string, { tz: zone, at, countsDay: counts }: PendingEarning, clock: Date): DayWork {
  const today = learnerDay(clock, zone);
  return { day: day < today ? day : today, today, zone, at: Math.min(at, clock.getTime()), counts };
}
