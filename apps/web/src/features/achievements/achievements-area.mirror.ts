import type { MirrorArea } from '#offline/mirror/area.ts';
import { achievementRows } from './achievements.mirror.ts';
import { readUnlocked } from './local-achievements.mirror.ts';

export const achievementsMirror: MirrorArea = { rows: [achievementRows], unlocked: readUnlocked };
