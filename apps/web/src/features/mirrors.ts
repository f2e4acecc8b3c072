import type { MirrorArea } from '#offline/mirror/area.ts';
import { accountsMirror } from './accounts/accounts.mirror.ts';
import { achievementsMirror } from './achievements/achievements.mirror.ts';
import { unlockedMirror } from './achievements/local-achievements.mirror.ts';
import { attemptsMirror } from './attempts/attempts.mirror.ts';
import { attemptEarningsMirror } from './attempts/earnings.mirror.ts';
import { dailyChallengesMirror } from './daily-challenges/daily-challenges.mirror.ts';
import { notificationsMirror } from './notifications/notifications.mirror.ts';
import { pathsMirror } from './paths/paths.mirror.ts';
import { quizzesMirror } from './quizzes/quizzes.mirror.ts';
import { ratingEarningsMirror } from './reviews/earnings.mirror.ts';
import { reviewsMirror } from './reviews/reviews.mirror.ts';
import { schoolMirror } from './school/school.mirror.ts';
import { syncMirror } from './sync/sync.mirror.ts';
import { writtenTestsMirror } from './written-tests/written-tests.mirror.ts';

/** The rows and work that each area adds to the mirror. Packs that several areas need are fetched in this order. */
export const MIRRORS: readonly MirrorArea[] = [
  accountsMirror,
  achievementsMirror,
  unlockedMirror,
  attemptsMirror,
  attemptEarningsMirror,
  reviewsMirror,
  ratingEarningsMirror,
  dailyChallengesMirror,
  quizzesMirror,
  notificationsMirror,
  pathsMirror,
  writtenTestsMirror,
  schoolMirror,
  syncMirror,
];
