import { type AchievementId, listReached } from '@quorbit/contracts/achievements/achievements';
import { type AchievementEvent, addToCounters, type Counters } from '@quorbit/contracts/achievements/counters';

/** A piece of work and the time when it was done. */
export type TimedAchievementEvent = AchievementEvent & { at: Date };

/** Returns the achievements that these pieces of work reach, each with the time of the first piece that reached it. */
export function listEarned(
  events: Iterable<TimedAchievementEvent>,
  before: Counters,
): { id: AchievementId; at: Date }[] {
  const earned = new Map<AchievementId, Date>();
  let counters = before;
  for (const event of events) {
    counters = addToCounters(counters, event);
    for (const id of listReached(counters)) if (!earned.has(id)) earned.set(id, event.at);
  }
  return [...earned].map(([id, at]) => ({ id, at }));
}
