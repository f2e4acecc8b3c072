import type { FastifyInstance } from 'fastify';
import { verifyToken } from '../sessions/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The claims of the bearer token, whose signature has been verified; null without a valid token. The session is
     * checked only when a procedure is called.
     */
    claims: { id: string; sid: string } | null;
  }
}

/** Verifies the bearer token of each request before rate limits are counted per user. */
export function registerAuthentication(app: FastifyInstance, secret: Uint8Array): void {
  app.decorateRequest('claims', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.claims = token === undefined ? null : await verifyToken(secret, token);
  });
}
