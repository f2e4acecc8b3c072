import { exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import { exchange } from '../../features/sync/sync.service.ts';
import type { Deps } from '../../kernel/deps.ts';
import { buildContext } from '../../trpc/create-context.ts';
import { toErrorReply, toTrpcErrorShape } from '../../trpc/errors.ts';
import { createCallerFactory, router, signedInProcedure } from '../../trpc/procedures.ts';
import { type Knowledge, withMore } from './versions.ts';

/** As a token names it. */
export interface Claims {
  id: string;
  sid: string;
}

/** What goes over the wire, without the wire. */
interface WireReply {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** The server's end of an exchange: the body of a request in, the reply out. Rejects where no whole reply comes. */
export type ServerEnd = (claims: Claims, body: string, signal?: AbortSignal) => Promise<WireReply>;

/** As `sync.exchange` of the product. */
const createCaller = createCallerFactory(
  router({
    exchange: signedInProcedure
      .input(exchangeInput)
      .output(exchangeReply)
      .mutation(({ ctx, input }) => exchange(ctx, input)),
  }),
);

/**
 * The real server's own code, called in this process: no sockets, no headers, no real time but the database's.
 * @param knowledge what the server that runs knows
 */
export function createInProcessServer(baseDeps: Deps, knowledge: () => Knowledge): ServerEnd {
  return async (claims, body) => {
    try {
      const deps: Deps = { ...baseDeps, ...knowledge() };
      const call = {
        claims,
        local: true,
        socket: null,
        batched: false,
        charge: async () => {},
        log: deps.log,
        requestId: '',
        address: '',
        userAgent: null,
      };
      const reply = await createCaller(await buildContext(deps, call)).exchange(JSON.parse(body));
      return { status: 200, text: JSON.stringify({ result: { data: withMore(reply) } }), retryAfter: null };
    } catch (error) {
      const { status } = toErrorReply(error);
      return { status, text: JSON.stringify({ error: toTrpcErrorShape(error) }), retryAfter: null };
    }
  };
}
