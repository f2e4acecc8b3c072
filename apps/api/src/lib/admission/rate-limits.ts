// Limits how many points each client may spend on requests per minute.
import { TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';

export interface RateLimits {
  /**
   * Takes points from what a client has left in the current minute.
   * @returns the points left, and the seconds until the full budget is available again.
   * @throws AppError TOO_MANY with the seconds to wait if too few points are left.
   */
  charge(client: string, points: number): Promise<{ remaining: number; resetSeconds: number }>;
}

/**
 * Creates the rate limits. With Redis all processes share the counts; while Redis can't be reached, each process counts
 * for itself.
 */
export function createRateLimits(perMinute: number, redis: Redis | null): RateLimits {
  const budget = { points: perMinute, duration: 60, keyPrefix: 'quorbit-limit' };
  const memoryLimiter = new RateLimiterMemory(budget);
  const limiter = redis
    ? new RateLimiterRedis({
        ...budget,
        storeClient: redis,
        insuranceLimiter: memoryLimiter,
        rejectIfRedisNotReady: true,
      })
    : memoryLimiter;
  return {
    async charge(client, points) {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(client, points);
        return { remaining: remainingPoints, resetSeconds: seconds(msBeforeNext) };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('TOO_MANY', TOO_MANY_REQUESTS, { retryAfter: seconds(refusal.msBeforeNext) });
      }
    },
  };
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
