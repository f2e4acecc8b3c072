import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { timelyDays, type WorkedDay } from '@quorbit/contracts/streaks/streak';
import { profileRows } from '#features/accounts/accounts.mirror.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import type { Earning, Progress } from '#offline/mirror/progress.ts';

/** All areas' work, one after the other. */
export async function readEarnings(source: MirrorSource, areas: readonly MirrorArea[]): Promise<Earning[]> {
  const earnings: Earning[] = [];
  for (const area of areas) earnings.push(...((await area.earnings?.(source)) ?? []));
  return earnings;
}

/** @param now by this device's clock, milliseconds */
export async function readProgress(
  source: MirrorSource,
  areas: readonly MirrorArea[],
  now = Date.now(),
): Promise<Progress> {
  const { database } = source;
  const [profile] = await profileRows.bodies(database);
  const clock = new Date(now + ((await database.meta.get('meta'))?.skew ?? 0));
  const worked: WorkedDay[] = [];
  let pendingXp = 0;
  let pendingReviews = 0;
  for (const { xp, day, pending } of await readEarnings(source, areas)) {
    if (!pending) continue;
    pendingXp += xp;
    if (pending.review) pendingReviews += 1;
    if (pending.countsDay) worked.push(workedDay(day(pending.tz), pending.tz, clock));
  }
  const history = profile?.history ?? (profile && { before: profile.streak, days: [] });
  const pendingDays = timelyDays(worked);
  return {
    xp: profile?.xp ?? null,
    pendingXp,
    pendingReviews,
    streak: history ? foldHistory(history, pendingDays) : null,
    history: profile?.history ?? null,
    pendingDays,
  };
}

/** Work from the future counts today, as on the server. */
function workedDay(day: string, tz: string, clock: Date): WorkedDay {
  const today = learnerDay(clock, tz);
  return { day: day < today ? day : today, today };
}
