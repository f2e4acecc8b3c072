import { ACHIEVEMENT_IDS } from '@quorbit/contracts/achievements/achievements';
import { type AchievementRow, achievementRow } from '@quorbit/contracts/achievements/row';
import type { MirrorReader } from '../../lib/mirror.ts';
import { viewAll } from './achievements.service.ts';

/** Mirror rows of kind `achievement`: those that were begun. */
export const achievementMirror: MirrorReader = {
  kind: 'achievement',
  body: achievementRow,
  ids: async () => ACHIEVEMENT_IDS,
  async read(db, audience, ids) {
    const begun = (await viewAll(db, audience.userId)).filter(({ id, progress }) => progress > 0 && ids.includes(id));
    return new Map(
      begun.map(({ id, unlockedAt, progress }) => {
        const body: AchievementRow = { unlockedAt, progress };
        return [id, body];
      }),
    );
  },
};
