import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../lib/admission/client-address.ts';
import type { RateLimits } from '../lib/admission/rate-limits.ts';
import { isApiCall } from './calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Charges the client for more than the one call that each request is.
     * @throws AppError TOO_MANY
     */
    charge(points: number): Promise<void>;
  }
}

/**
 * Limits what one client may ask in a minute: the signed-in user, else the address. A request costs a point, a batch one for
 * each of its calls, and some procedures more. Files of the web app cost nothing.
 */
export function registerRateLimit(app: FastifyInstance, perMinute: number, limits: RateLimits): void {
  app.decorateRequest('charge', async function (this: FastifyRequest, points: number) {
    await limits.charge(clientKey(this), points);
  });
  app.addHook('onRequest', async (request, reply) => {
    // A whole school may come back at once behind one address: sockets are counted, and the opening message is charged.
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
