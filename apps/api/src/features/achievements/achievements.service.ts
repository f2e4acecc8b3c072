// Owns achievements: the counters that they look at, what is unlocked, and how far the others are.
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  type Counters,
  countAttempt,
  progressOf,
} from '@quorbit/contracts/achievements/achievements';
import type { AchievementList, AchievementView } from '@quorbit/contracts/achievements/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import { notFound } from '../../lib/app-error.ts';
import type { SignedInContext } from '../../trpc/context.ts';
import * as repository from './achievements.repository.ts';

const RECENT = 5;

/** Counts a finished quiz and judges. The caller holds the learner's scope, and leaves out attempts that do not count. */
export async function countFinishedQuiz(
  tx: Tx,
  { userId, finishedAt, ...attempt }: { userId: string; finishedAt: Date; score: number; totalMarks: number },
): Promise<void> {
  const before = await repository.readCounters(tx, userId);
  const after = countAttempt(before, attempt);
  await repository.writeCounters(tx, userId, after);
  await judgeAchievements(tx, userId, { before, after, at: finishedAt });
}

/**
 * Unlocks what the counters have reached and records whatever moved. What is unlocked stays.
 * @param change `at`: when the work was done that moved the counters
 */
export async function judgeAchievements(
  tx: Tx,
  userId: string,
  { before, after, at }: { before: Counters; after: Counters; at: Date },
): Promise<void> {
  const reached = ACHIEVEMENT_IDS.filter((id) => progressOf(id, after) === 100);
  const unlocked = await repository.insertUnlocked(tx, userId, reached, at);
  for (const id of ACHIEVEMENT_IDS) {
    const moved = progressOf(id, after) !== progressOf(id, before);
    if (moved || unlocked.includes(id)) record(tx, userScope(userId), 'achievement', id);
  }
}

/** All achievements of the caller. @throws AppError NOT_FOUND for anybody else's */
export async function listAchievements(ctx: SignedInContext, userId: string): Promise<AchievementList> {
  if (userId !== ctx.actor.id) throw notFound('User');
  const all = await viewAll(ctx.db, userId);
  const unlocked = all.filter((one) => one.unlocked);
  const timeOf = ({ unlockedAt }: AchievementView) => Date.parse(unlockedAt ?? '');
  const recent = unlocked.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, RECENT);
  return { unlocked, locked: all.filter((one) => !one.unlocked), recent, total: all.length };
}

/** How far somebody is with each achievement, in the order of the catalogue. */
export async function viewAll(db: Executor, userId: string): Promise<(AchievementView & { id: AchievementId })[]> {
  const [counters, unlocked] = await Promise.all([
    repository.readCounters(db, userId),
    repository.listUnlocked(db, userId),
  ]);
  return ACHIEVEMENT_IDS.map((id) => {
    const { title, description, rarity } = ACHIEVEMENTS[id];
    const at = unlocked.get(id);
    return {
      id,
      title,
      description,
      rarity,
      unlocked: at !== undefined,
      unlockedAt: at?.toISOString() ?? null,
      progress: at === undefined ? Math.min(99, progressOf(id, counters)) : 100,
    };
  });
}
