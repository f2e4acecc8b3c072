import { TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import type { Admission } from '../kernel/gate.ts';
import { AppError } from '../lib/app-error.ts';
import { isExchange } from './exchange-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The admission of the request's long work; null if the request wasn't checked before its body was read. */
    admission: Admission | null;
  }
}

/** Exchanges with fewer bytes are not checked, since they may only ask for news, which needs no turn at the gate. */
const SMALL_BYTES = 2 * 1024;

/** Counts exchanges as they come in, even before their token is verified. */
export function registerExchangeArrivals(app: FastifyInstance, deps: Pick<Deps, 'gate'>): void {
  app.addHook('onRequest', async (request) => {
    if (isExchange(request)) deps.gate.countArrival();
  });
}

/**
 * Refuses an exchange that would wait for too long, before its body is read. The caller is taken from the token alone;
 * the session is checked when the procedure is called.
 */
export function registerExchangeAdmission(app: FastifyInstance, deps: Pick<Deps, 'gate'>): void {
  app.decorateRequest('admission', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.claims || !isExchange(request) || isSmall(request)) return;
    const admission = deps.gate.requestAdmission(request.claims);
    const { retryAfter, leave } = admission;
    if (retryAfter !== null) throw new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter });
    request.admission = admission;
    // The response closes once it's sent or the client hangs up.
    reply.raw.once('close', leave);
  });
}

function isSmall({ headers }: FastifyRequest): boolean {
  return headers['content-encoding'] === undefined && Number(headers['content-length']) < SMALL_BYTES;
}
