import type { Redis } from 'ioredis';
import type { Registry } from '../../kernel/realtime.ts';
import { REGISTERED_MS } from '../limits.ts';
import { registryIndex, registryKey, run, SCRIPTS } from './scripts.ts';

/** Values in Redis. What this process has put is put again where Redis has come back empty. */
export function createRedisRegistry(redis: Redis): Registry & { putAgain(): Promise<void> } {
  const own = new Map<string, { kind: string; key: string; value: string }>();
  const nameOf = (kind: string, key: string) => `${kind}\n${key}`;

  async function index(kind: string, key: string): Promise<void> {
    await redis.zadd(registryIndex(kind), Date.now(), key);
  }

  async function put(kind: string, key: string, value: string): Promise<void> {
    own.set(nameOf(kind, key), { kind, key, value });
    await redis.set(registryKey(kind, key), value, 'PX', REGISTERED_MS);
    await index(kind, key);
  }

  return {
    put,
    async putIfNone(kind, key, value) {
      const standing = await redis.set(registryKey(kind, key), value, 'PX', REGISTERED_MS, 'NX', 'GET');
      if (standing !== null) return standing;
      own.set(nameOf(kind, key), { kind, key, value });
      await index(kind, key);
      return value;
    },
    async replace(kind, key, expected, value) {
      const done = await run(redis, SCRIPTS.replace, [registryKey(kind, key)], [expected, value, REGISTERED_MS]);
      if (done === 1) own.set(nameOf(kind, key), { kind, key, value });
      return done === 1;
    },
    get: (kind, key) => redis.get(registryKey(kind, key)),
    async remove(kind, key, value = '') {
      own.delete(nameOf(kind, key));
      await run(redis, SCRIPTS.unregister, [registryKey(kind, key), registryIndex(kind)], [value, key]);
    },
    async list(kind, limit) {
      const keys = await redis.zrevrange(registryIndex(kind), 0, limit - 1);
      if (keys.length === 0) return [];
      const values = await redis.mget(...keys.map((key) => registryKey(kind, key)));
      const lapsed = keys.filter((_, at) => values[at] == null);
      if (lapsed.length > 0) await redis.zrem(registryIndex(kind), ...lapsed);
      return keys.flatMap((key, at) => (values[at] == null ? [] : [{ key, value: values[at] }]));
    },
    async putAgain() {
      for (const { kind, key, value } of own.values()) {
        const stands = await redis.set(registryKey(kind, key), value, 'PX', REGISTERED_MS, 'NX', 'GET');
        if (stands === null) await index(kind, key);
      }
    },
  };
}
