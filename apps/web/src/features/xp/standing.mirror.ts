import type { AchievementId } from '@quorbit/contracts/achievements/achievements';
import { readAchievements } from '#features/achievements/local-achievements.mirror.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import { readProgress } from './progress.mirror.ts';

/** What a learner has reached, pending work included: moments are told from what changes about it. */
export interface Standing {
  xp: number;
  streak: { count: number; lastDay: string | null };
  unlocked: readonly AchievementId[];
}

/** Null until the server's figures are on this device. */
export async function readStanding(source: MirrorSource): Promise<Standing | null> {
  const progress = await readProgress(source);
  const { xp, pendingXp, streak } = progress;
  if (xp === null || streak === null) return null;
  const unlocked = (await readAchievements(source, progress))
    .filter(({ unlockedAt, progress }) => unlockedAt !== null || progress === 100)
    .map(({ id }) => id);
  return { xp: xp + pendingXp, streak: { count: streak.count, lastDay: streak.lastDay }, unlocked };
}
