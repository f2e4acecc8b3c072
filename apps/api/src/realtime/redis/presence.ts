import type { Redis } from 'ioredis';
import type { PresenceStore } from '../presence.ts';
import { presenceKey, runScript, SCRIPTS } from './scripts.ts';

/** Who is there, in Redis: of each person the processes that say so, and until when by Redis' own clock. */
export function createRedisPresence(redis: Redis, processId: string): PresenceStore {
  const keys = (userIds: readonly string[]) => userIds.map(presenceKey);
  return {
    async mark(userIds, lifeMs) {
      await runScript(redis, SCRIPTS.mark, keys(userIds), [processId, lifeMs]);
    },
    async clear(userIds) {
      await runScript(redis, SCRIPTS.clear, keys(userIds), [processId]);
    },
    async listOnline(userIds) {
      const online = (await runScript(redis, SCRIPTS.among, keys(userIds), [])) as number[];
      return new Set(userIds.filter((_, at) => online[at] === 1));
    },
  };
}
