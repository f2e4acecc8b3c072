import type { BadgeRow } from '@quorbit/contracts/achievements/row';
import type { BadgeRow as StoredBadge } from './achievements.repository.ts';

/** Converts a stored badge to the form sent to its learner and to visitors of their profile. */
export function viewBadge({ sourceId, title, game, awardedAt }: StoredBadge): BadgeRow & { id: string } {
  return { id: sourceId, title, game, awardedAt: awardedAt.toISOString() };
}
