import type { Redis } from 'ioredis';

/**
 * Returns the version of Redis, its memory use in bytes and its round trip in milliseconds.
 * @throws at once if it isn't connected.
 */
export async function getRedisFacts(redis: Redis): Promise<{ version: string; memory: number; roundTripMs: number }> {
  const startedAt = performance.now();
  const info = await requireInfo(redis);
  const roundTripMs = performance.now() - startedAt;
  const fields = new Map([...info.matchAll(/^(\w+):(\S+)/gm)].map(([, name, value]) => [name, value]));
  return {
    version: fields.get('redis_version') ?? 'unknown',
    memory: Number(fields.get('used_memory') ?? 0),
    roundTripMs,
  };
}

async function requireInfo(redis: Redis): Promise<string> {
  try {
    if (redis.status === 'ready') return await redis.info();
  } catch (error) {
    // If Redis is no longer ready, the connection was lost during the call; the error below says so.
    if (redis.status === 'ready') throw error;
  }
  throw new Error("Redis isn't connected.");
}
