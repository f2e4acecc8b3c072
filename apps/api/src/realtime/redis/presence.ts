import type { Redis } from 'ioredis';
import type { PresenceStore } from '../presence.ts';
import { presenceKey, runScript, SCRIPTS } from './scripts.ts';

/**
 * Creates the presence store in Redis. For each user it holds the processes that report them, and until when by Redis'
 * own clock.
 */
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
