import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import type { Admission } from '../kernel/gate.ts';
import { AppError } from '../lib/app-error.ts';
import { isExchange } from './exchange-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where a request wasn't looked at before it was read. */
    admission: Admission | null;
  }
}

/** An exchange of fewer bytes may have no work: then it asks for news, which waits for nobody's turn. */
const SMALL_BYTES = 2 * 1024;

/** Counts exchanges as they come in, before even their token is looked at. */
export function registerExchangeArrivals(app: FastifyInstance, deps: Pick<Deps, 'gate'>): void {
  app.addHook('onRequest', async (request) => {
    if (isExchange(request)) deps.gate.countArrival();
  });
}

/**
 * Refuses an exchange that would wait for too long, before its body is read. Whose it is says the token alone: the session
 * is looked at when the procedure is called.
 */
export function registerExchangeAdmission(app: FastifyInstance, deps: Pick<Deps, 'gate'>): void {
  app.decorateRequest('admission', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.claims || !isExchange(request) || isSmall(request)) return;
    const admission = deps.gate.requestAdmission(request.claims);
    const { retryAfter, leave } = admission;
    if (retryAfter !== null) throw new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter });
    request.admission = admission;
    // Answered, or hung up.
    reply.raw.once('close', leave);
  });
}

function isSmall({ headers }: FastifyRequest): boolean {
  return headers['content-encoding'] === undefined && Number(headers['content-length']) < SMALL_BYTES;
}
