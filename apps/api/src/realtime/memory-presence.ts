import type { PresenceStore } from './presence.ts';

/** Until when who is there, by process, in milliseconds. */
export type PresenceMap = Map<string, Map<object, number>>;

/** What one process tells the others over a shared store in memory. */
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
