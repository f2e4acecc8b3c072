import type { BadgeRow } from '@quorbit/contracts/achievements/row';
import type { BadgeRow as StoredBadge } from './achievements.repository.ts';

/** A badge as its learner, and those who see their profile, get it. */
export function viewBadge({ sourceId, title, game, awardedAt }: StoredBadge): BadgeRow & { id: string } {
  return { id: sourceId, title, game, awardedAt: awardedAt.toISOString() };
}
