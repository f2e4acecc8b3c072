import type { MirrorArea } from '#offline/mirror/area.ts';
import { accountsMirror } from './accounts/accounts.mirror.ts';
import { achievementsMirror } from './achievements/achievements-area.mirror.ts';
import { attemptsMirror } from './attempts/attempts-area.mirror.ts';
import { quizzesMirror } from './quizzes/quizzes.mirror.ts';
import { reviewsMirror } from './reviews/reviews-area.mirror.ts';
import { syncMirror } from './sync/sync.mirror.ts';

/** What each area keeps in the mirror and puts into the queue. Packs that several want are fetched in this order. */
export const MIRRORS: readonly MirrorArea[] = [
  accountsMirror,
  achievementsMirror,
  attemptsMirror,
  reviewsMirror,
  quizzesMirror,
  syncMirror,
];
