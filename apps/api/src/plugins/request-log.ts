import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setLastWork } from '../lib/background/last-work.ts';
import { pathOf } from './calls.ts';

/** Logs one line per finished request, with its id and without the query string, which may contain tokens. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    setLastWork(`${request.method} ${pathOf(request)}`);
  });
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply));
}

export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request);
  const line = {
    method: request.method,
    path,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    userId: request.claims?.id,
  };
  if (path.startsWith('/assets/')) request.log.debug(line, 'answered');
  else request.log.info(line, 'answered');
}
