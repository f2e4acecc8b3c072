import type { Redis } from 'ioredis';
import type { Registry } from '../../kernel/realtime.ts';
import { REGISTRY_TTL_MS } from '../limits.ts';
import { registryIndex, registryKey, runScript, SCRIPTS } from './scripts.ts';

/** Creates the registry in Redis. Values that this process has put are put again after Redis has lost its data. */
export function createRedisRegistry(redis: Redis): Registry & { restoreValues(): Promise<void> } {
  const ownEntries = new Map<string, { kind: string; key: string; value: string }>();
  const nameOf = (kind: string, key: string) => `${kind}\n${key}`;

  async function addToIndex(kind: string, key: string): Promise<void> {
    await redis.zadd(registryIndex(kind), Date.now(), key);
  }

  async function put(kind: string, key: string, value: string): Promise<void> {
    ownEntries.set(nameOf(kind, key), { kind, key, value });
    await redis.set(registryKey(kind, key), value, 'PX', REGISTRY_TTL_MS);
    await addToIndex(kind, key);
  }

  return {
    put,
    async putIfAbsent(kind, key, value) {
      const existing = await redis.set(registryKey(kind, key), value, 'PX', REGISTRY_TTL_MS, 'NX', 'GET');
      if (existing !== null) return existing;
      ownEntries.set(nameOf(kind, key), { kind, key, value });
      await addToIndex(kind, key);
      return value;
    },
    async replace(kind, key, expected, value) {
      const replaced = await runScript(
        redis,
        SCRIPTS.replace,
        [registryKey(kind, key)],
        [expected, value, REGISTRY_TTL_MS],
      );
      if (replaced === 1) ownEntries.set(nameOf(kind, key), { kind, key, value });
      return replaced === 1;
    },
    get: (kind, key) => redis.get(registryKey(kind, key)),
    async remove(kind, key, value = '') {
      ownEntries.delete(nameOf(kind, key));
      await runScript(redis, SCRIPTS.unregister, [registryKey(kind, key), registryIndex(kind)], [value, key]);
    },
    async list(kind, limit) {
      const keys = await redis.zrevrange(registryIndex(kind), 0, limit - 1);
      if (keys.length === 0) return [];
      const values = await redis.mget(...keys.map((key) => registryKey(kind, key)));
      const lapsed = keys.filter((_, at) => values[at] == null);
      if (lapsed.length > 0) await redis.zrem(registryIndex(kind), ...lapsed);
      return keys.flatMap((key, at) => (values[at] == null ? [] : [{ key, value: values[at] }]));
    },
    async restoreValues() {
      for (const { kind, key, value } of ownEntries.values()) {
        const current = await redis.set(registryKey(kind, key), value, 'PX', REGISTRY_TTL_MS, 'NX', 'GET');
        if (current === null) await addToIndex(kind, key);
      }
    },
  };
}
