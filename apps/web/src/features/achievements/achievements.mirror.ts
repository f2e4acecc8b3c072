import type { AchievementRow, BadgeRow } from '@quorbit/contracts/achievements/row';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';

export const achievementRows = createRowKind<AchievementRow>('achievement');

export const badgeRows = createRowKind<BadgeRow>('badge');

export const achievementsMirror: MirrorArea = { rows: [achievementRows, badgeRows] };
