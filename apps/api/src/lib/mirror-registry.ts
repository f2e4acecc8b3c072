import type { MirrorKind } from '@quorbit/contracts/sync/scopes';
import { profileMirror } from '../features/accounts/profiles.ts';
import { achievementMirror } from '../features/achievements/achievements.mirror.ts';
import { attemptMirror } from '../features/attempts/attempts.mirror.ts';
import { packMirror } from '../features/quizzes/quizzes.mirror.ts';
import { cardMirror } from '../features/reviews/reviews.mirror.ts';
import { heldMirror } from '../features/sync/held.mirror.ts';
import type { MirrorReader } from './mirror.ts';

/** How each kind of mirrored row is read. A kind without a reader does not compile. */
export const MIRROR_READERS = {
  profile: profileMirror,
  pack: packMirror,
  attempt: attemptMirror,
  card: cardMirror,
  achievement: achievementMirror,
  held: heldMirror,
} as const satisfies { [K in MirrorKind]: MirrorReader };
