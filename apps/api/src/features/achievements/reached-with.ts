import { type AchievementId, reachedBy } from '@quorbit/contracts/achievements/achievements';
import { type Counters, count, type Deed } from '@quorbit/contracts/achievements/counters';

/** A piece of work, and when it was done. */
export type TimedDeed = Deed & { at: Date };

/** The achievements that are reached after some of the work, with the first time at which they are. */
export function reachedWith(deeds: Iterable<TimedDeed>, before: Counters): { id: AchievementId; at: Date }[] {
  const reached = new Map<AchievementId, Date>();
  let counters = before;
  for (const deed of deeds) {
    counters = count(counters, deed);
    for (const id of reachedBy(counters)) if (!reached.has(id)) reached.set(id, deed.at);
  }
  return [...reached].map(([id, at]) => ({ id, at }));
}
