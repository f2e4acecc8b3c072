import type { Redis } from 'ioredis';
import type { PresenceStore } from '../presence.ts';
import { presenceKey, run, SCRIPTS } from './scripts.ts';

/** Who is there, in Redis: of each person the processes that say so, and until when by Redis' own clock. */
export function redisPresence(redis: Redis, processId: string): PresenceStore {
  const keys = (userIds: readonly string[]) => userIds.map(presenceKey);
  return {
    async mark(userIds, lifeMs) {
      await run(redis, SCRIPTS.mark, keys(userIds), [processId, lifeMs]);
    },
    async clear(userIds) {
      await run(redis, SCRIPTS.clear, keys(userIds), [processId]);
    },
    async among(userIds) {
      const there = (await run(redis, SCRIPTS.among, keys(userIds), [])) as number[];
      return new Set(userIds.filter((_, at) => there[at] === 1));
    },
  };
}
