import type { Profile } from '@quorbit/contracts/accounts/schema';
import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  countAttempt,
  progressOf,
} from '@quorbit/contracts/achievements/achievements';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { AchievementRow } from '@quorbit/contracts/sync/rows';
import { reviewXp } from '@quorbit/contracts/xp/review-xp';
import { readAttemptRows, readPendingAttempts } from './attempts.ts';
import { correctedTime, type MirrorSource, opsOf, readUnsettled } from './unsettled.ts';

/** XP that pending work will bring, as far as this device can tell; shown beside the XP that counts already. */
export async function readPendingXp(source: MirrorSource): Promise<number> {
  const attempts = (await readPendingAttempts(source)).filter(({ standing }) => standing !== 'rejected');
  const skew = (await source.database.meta.get('meta'))?.skew ?? null;
  let sum = attempts.reduce((xp, { report }) => xp + (report?.xpEarned ?? 0), 0);
  /** Ratings by learner's day: the rule pays only so many. */
  const days = new Map<string, number>();
  for (const { op } of opsOf<ReviewRateArgs>(await readUnsettled(source), REVIEW_RATE)) {
    const day = learnerDay(new Date(correctedTime(op.at, op, skew)), op.tz);
    const earlier = days.get(day) ?? 0;
    days.set(day, earlier + 1);
    sum += reviewXp(earlier);
  }
  return sum;
}

/** The person's profile as last synced; null before the first time. */
export async function readProfile({ database }: MirrorSource): Promise<Profile | null> {
  const [row] = await database.rows.where('kind').equals('profile').toArray();
  return row ? (row.body as Profile) : null;
}

export interface LocalAchievement {
  id: AchievementId;
  unlockedAt: string | null;
  /** Whole percent. */
  progress: number;
  /** Reached by work that the server has not counted yet. */
  provisional: boolean;
}

/** Achievements as the server has them, moved on by pending attempts. */
export async function readAchievements(source: MirrorSource): Promise<LocalAchievement[]> {
  const { database } = source;
  const rows = await database.rows.where('kind').equals('achievement').toArray();
  const byId = new Map(rows.map(({ id, body }) => [id, body as AchievementRow]));
  const graded = (await readAttemptRows(database)).reduce(countAttempt, { quizzesFinished: 0, quizzesPerfect: 0 });
  const counters = (await readPendingAttempts(source))
    .filter(({ standing }) => standing !== 'rejected')
    .reduce((sum, { report }) => (report ? countAttempt(sum, report) : sum), graded);
  return ACHIEVEMENT_IDS.map((id) => {
    const row = byId.get(id);
    const progress = Math.max(row?.progress ?? 0, progressOf(id, counters));
    const unlockedAt = row?.unlockedAt ?? null;
    return { id, unlockedAt, progress, provisional: progress > (row?.progress ?? 0) };
  });
}
