import rateLimit from '@fastify/rate-limit';
import { TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../lib/app-error.ts';
import { clientAddress } from '../lib/client-address.ts';
import { isCall } from './calls.ts';

/**
 * Limits calls per minute for one client: the signed-in user, else the address. Files of the web app do not count.
 * With Redis the count is shared by all processes; while Redis cannot be reached, calls pass uncounted.
 */
export async function registerRateLimit(app: FastifyInstance, perMinute: number, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    ...(redis ? { redis, nameSpace: 'quorbit-limit-', skipOnError: true } : {}),
    keyGenerator: (request) => (request.claims ? `user:${request.claims.id}` : `address:${clientAddress(request)}`),
    allowList: (request) => !isCall(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY', TOO_MANY_REQUESTS, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
