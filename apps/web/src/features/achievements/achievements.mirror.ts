import type { AchievementRow } from '@quorbit/contracts/achievements/row';
import { mirrorKind } from '#offline/mirror/row-kind.ts';

export const achievementRows = mirrorKind<AchievementRow>('achievement');
