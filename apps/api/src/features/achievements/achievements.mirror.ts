import { ACHIEVEMENT_IDS } from '@quorbit/contracts/achievements/achievements';
import { type AchievementRow, achievementRow, badgeRow } from '@quorbit/contracts/achievements/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { listBadgeSources, listBadgesBySource } from './achievements.repository.ts';
import { listAchievementViews } from './achievements.service.ts';
import { viewBadge } from './badges.ts';

/** The mirror rows of kind `achievement`: all achievements with some progress. */
export const achievementMirror: MirrorReader = {
  kind: 'achievement',
  body: achievementRow,
  listIds: async () => ACHIEVEMENT_IDS,
  async read(db, audience, ids) {
    const started = (await listAchievementViews(db, audience.userId)).filter(
      ({ id, progress }) => progress > 0 && ids.includes(id),
    );
    return new Map(
      started.map(({ id, unlockedAt, progress }) => {
        const body: AchievementRow = { unlockedAt, progress };
        return [id, body];
      }),
    );
  },
};

/** The mirror rows of kind `badge`: the badges that games awarded. */
export const badgeMirror: MirrorReader = {
  kind: 'badge',
  body: badgeRow,
  listIds: listBadgeSources,
  async read(db, { userId }, ids) {
    const badges = (await listBadgesBySource(db, userId, ids)).map(viewBadge);
    return new Map(badges.map(({ id, ...body }) => [id, body]));
  },
};
