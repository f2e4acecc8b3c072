import type { Redis } from 'ioredis';

/** The version of Redis, its memory and its round trip. @throws at once where it isn't connected */
export async function readRedisFacts(redis: Redis): Promise<{ version: string; memory: number; roundTripMs: number }> {
  const began = performance.now();
  const told = await inform(redis);
  const roundTripMs = performance.now() - began;
  const fields = new Map([...told.matchAll(/^(\w+):(\S+)/gm)].map(([, name, value]) => [name, value]));
  return {
    version: fields.get('redis_version') ?? 'unknown',
    memory: Number(fields.get('used_memory') ?? 0),
    roundTripMs,
  };
}

async function inform(redis: Redis): Promise<string> {
  try {
    if (redis.status === 'ready') return await redis.info();
  } catch (error) {
    // Otherwise the connection was lost on the way.
    if (redis.status === 'ready') throw error;
  }
  throw new Error("Redis isn't connected.");
}
