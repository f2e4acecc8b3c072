// Pays out the rewards of challenges and tournaments: XP, a badge and a theme.
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { ThemeName } from '@quorbit/contracts/themes/names';
import type { Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { unlockThemes } from '../accounts/profiles/settings.service.ts';
import { awardBadge } from '../achievements/achievements.service.ts';
import type { Payment } from '../xp/xp.service.ts';
import { awardWork, reserveSequence } from './awards.service.ts';

export interface GameRewards {
  /** The name of the challenge or tournament. */
  game: string;
  xp: number;
  badge: string | null;
  theme: ThemeName | null;
}

/**
 * Pays out the rewards for a source; a repeated call pays no XP and awards no badge again. The caller has locked the
 * learner's scope.
 */
export async function payOutRewards(
  tx: Tx,
  { id: userId, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
  { reason, sourceId, rewards }: Pick<Payment, 'reason' | 'sourceId'> & { rewards: GameRewards },
  now: Date,
): Promise<void> {
  const { game, xp, badge, theme } = rewards;
  const payments = [{ amount: xp, reason, sourceId, occurredAt: now, day: learnerDay(now, timeZone) }];
  const reserved = await reserveSequence(tx, userId, { count: 0, payments });
  await awardWork(tx, userId, reserved, [{ at: now, dayWork: null, xp }]);
  if (badge !== null) await awardBadge(tx, userId, { title: badge, game, sourceId }, now);
  if (theme !== null) await unlockThemes(tx, userId, [theme]);
  record(tx, userScope(userId), 'profile', userId);
}
