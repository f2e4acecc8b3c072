import { type AchievementId, reachedBy } from '@quorbit/contracts/achievements/achievements';
import { type AchievementEvent, type Counters, count } from '@quorbit/contracts/achievements/counters';

/** A piece of work, and when it was done. */
export type TimedAchievementEvent = AchievementEvent & { at: Date };

/** The achievements that are reached after some of the work, with the first time at which they are. */
export function listUnlocked(
  events: Iterable<TimedAchievementEvent>,
  before: Counters,
): { id: AchievementId; at: Date }[] {
  const reached = new Map<AchievementId, Date>();
  let counters = before;
  for (const event of events) {
    counters = count(counters, event);
    for (const id of reachedBy(counters)) if (!reached.has(id)) reached.set(id, event.at);
  }
  return [...reached].map(([id, at]) => ({ id, at }));
}
