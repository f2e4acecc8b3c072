import type { Redis } from 'ioredis';

/** What Redis says of itself. */
export async function readRedisFacts(redis: Redis): Promise<{ version: string; memory: number; roundTripMs: number }> {
  const began = performance.now();
  const told = await redis.info();
  const roundTripMs = performance.now() - began;
  const field = (name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(told)?.[1];
  return {
    version: field('redis_version') ?? 'unknown',
    memory: Number(field('used_memory') ?? 0),
    roundTripMs,
  };
}
