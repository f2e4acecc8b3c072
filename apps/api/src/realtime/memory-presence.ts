import type { PresenceStore } from './presence.ts';

/** For each user and process, the time in milliseconds until which the user counts as online. */
export type PresenceMap = Map<string, Map<object, number>>;

/** Creates one process's presence store over memory that plays the role of a store shared by several processes. */
export function createMemoryPresence(present: PresenceMap, now: () => number): PresenceStore {
  const self = {};
  return {
    async mark(userIds, lifeMs) {
      for (const id of userIds) present.set(id, (present.get(id) ?? new Map()).set(self, now() + lifeMs));
    },
    async clear(userIds) {
      for (const id of userIds) {
        const processes = present.get(id);
        processes?.delete(self);
        if (processes?.size === 0) present.delete(id);
      }
    },
    async listOnline(userIds) {
      const isOnline = (id: string) => [...(present.get(id)?.values() ?? [])].some((until) => until > now());
      return new Set(userIds.filter(isOnline));
    },
  };
}
