import type { FastifyInstance } from 'fastify';
import { verifyToken } from '../sessions/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the bearer token says, once its signature is verified; the session is checked when a procedure is called. */
    claims: { id: string; sid: string } | null;
  }
}

/** Reads the bearer token of each request, before limits are counted per user. */
export function registerAuthentication(app: FastifyInstance, secret: Uint8Array): void {
  app.decorateRequest('claims', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.claims = token === undefined ? null : await verifyToken(secret, token);
  });
}
