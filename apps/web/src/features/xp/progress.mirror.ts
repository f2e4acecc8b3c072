import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { type DayWork, seenAt, timelyDays } from '@quorbit/contracts/streaks/streak';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';
import type { Earning, Progress } from '#offline/mirror/progress.ts';

type PendingEarning = NonNullable<Earning['pending']>;

/** All areas' work, one after the other. */
export async function readEarnings(source: MirrorSource): Promise<Earning[]> {
  const earnings: Earning[] = [];
  for (const area of source.areas) earnings.push(...((await area.earnings?.(source)) ?? []));
  return earnings;
}

/** @param now by this device's clock, milliseconds */
export async function readProgress(source: MirrorSource, now = Date.now()): Promise<Progress> {
  const { database } = source;
  const [profile] = await profileRows.bodies(database);
  const clock = new Date(now + ((await database.meta.get('meta'))?.skew ?? 0));
  const worked: DayWork[] = [];
  let pendingXp = 0;
  let pendingReviews = 0;
  for (const { xp, day, pending } of await readEarnings(source)) {
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
}

/** Work from the future counts today, as on the server. */
function workOf(day: string, { tz: zone, at, countsDay: counts }: PendingEarning, clock: Date): DayWork {
  const today = learnerDay(clock, zone);
  return { day: day < today ? day : today, today, zone, at: Math.min(at, clock.getTime()), counts };
}
