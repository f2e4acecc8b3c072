import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import { createContext } from './create-context.ts';

/**
 * Registers a fast route for single `sync.exchange` calls, which every open device makes each minute. tRPC's adapter
 * turns each call into a web Request with a stream and each reply into a web Response, which costs more than an
 * exchange without news. A single call therefore goes to the procedure directly, with the same reply format.
 * @param exchange calls the procedure.
 * @param handleBatch handles calls in a batch.
 */
export function registerExchangeRoute(
  app: FastifyInstance,
  deps: Deps,
  exchange: (ctx: Context, input: ExchangeInput) => Promise<unknown>,
  handleBatch: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.post('/trpc/sync.exchange', async (request, reply) => {
    if (Object.hasOwn(request.query as object, 'batch')) return handleBatch(request, reply);
    // The procedure checks its input itself.
    return { result: { data: await exchange(await createContext(deps, request), request.body as ExchangeInput) } };
  });
}
