import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../lib/admission/client-address.ts';
import type { RateLimits } from '../lib/admission/rate-limits.ts';
import { isApiCall } from './calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Charges the client points beyond the one that each request costs.
     * @throws AppError TOO_MANY if too few points are left.
     */
    charge(points: number): Promise<void>;
  }
}

/**
 * Limits the points that each client may spend per minute. The client is the signed-in user, or else the address. A
 * request costs one point, a batch one per call, and some procedures cost more. Files of the web app cost nothing.
 */
export function registerRateLimit(app: FastifyInstance, perMinute: number, limits: RateLimits): void {
  app.decorateRequest('charge', async function (this: FastifyRequest, points: number) {
    await limits.charge(clientKey(this), points);
  });
  app.addHook('onRequest', async (request, reply) => {
    // A whole school may reconnect at once from one address, so upgrades cost nothing here: the number of sockets is
    // limited, and their first message is charged.
    if (!isApiCall(request) || request.ws) return;
    const { remaining, resetSeconds } = await limits.charge(clientKey(request), 1);
    reply.headers({
      'x-ratelimit-limit': perMinute,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': resetSeconds,
    });
  });
}

function clientKey(request: FastifyRequest): string {
  return request.claims ? `user:${request.claims.id}` : `address:${clientAddress(request)}`;
}
