// Owns what completing a challenge brings: XP, a badge, a theme.
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../trpc/context.ts';
import { unlockThemes } from '../accounts/settings.service.ts';
import { awardBadge } from '../achievements/achievements.service.ts';
import { settleWork, takeNumbers } from '../settle/settle.service.ts';
import type { ChallengeRow } from './challenges.repository.ts';

/** Pays a run, once. The caller has locked the learner's scope. */
export async function payRewards(
  tx: Tx,
  { id: userId, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
  { runId, rewards }: { runId: string; rewards: ChallengeRow['rewards'] },
  now: Date,
): Promise<void> {
  const { xp, badge, theme } = rewards;
  const day = learnerDay(now, timeZone);
  const payments = [{ amount: xp, reason: 'challenge' as const, sourceId: runId, occurredAt: now, day }];
  const taken = await takeNumbers(tx, userId, { count: 0, payments });
  await settleWork(tx, userId, taken, [{ at: now, worked: null, xp }]);
  if (badge !== null) await awardBadge(tx, userId, { title: badge, sourceId: runId }, now);
  if (theme !== null) await unlockThemes(tx, userId, [theme]);
  record(tx, userScope(userId), 'profile', userId);
}
