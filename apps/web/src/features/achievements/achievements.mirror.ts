import type { AchievementRow, BadgeRow } from '@quorbit/contracts/achievements/row';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';

export const achievementRows = mirrorKind<AchievementRow>('achievement');

export const badgeRows = mirrorKind<BadgeRow>('badge');

export const achievementsMirror: MirrorArea = { rows: [achievementRows, badgeRows] };
