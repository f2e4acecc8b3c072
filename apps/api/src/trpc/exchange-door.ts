import type { ExchangeInput } from '@quorbit/contracts/sync/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCaller } from './app-router.ts';
import type { Deps } from './context.ts';
import { createContext } from './create-context.ts';

/**
 * Every open device calls `sync.exchange` each minute. tRPC's adapter makes a web Request with a stream of each call and
 * a web Response of each answer, which costs more than an exchange without news; called alone it goes to the procedure
 * directly, in the same envelope.
 * @param passOn answers calls in a batch
 */
export function registerExchangeDoor(
  app: FastifyInstance,
  deps: Deps,
  passOn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  app.post('/trpc/sync.exchange', async (request, reply) => {
    if (Object.hasOwn(request.query as object, 'batch')) return passOn(request, reply);
    const caller = createCaller(await createContext(deps, request));
    // The procedure checks its input itself.
    return { result: { data: await caller.sync.exchange(request.body as ExchangeInput) } };
  });
}
