import type { Redis } from 'ioredis';

/** The version of Redis, its memory and its round trip. @throws at once where it isn't connected */
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
    // Otherwise the connection was lost on the way.
    if (redis.status === 'ready') throw error;
  }
  throw new Error("Redis isn't connected.");
}
