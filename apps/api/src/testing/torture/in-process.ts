import { exchangeInput, exchangeReply } from '@quorbit/contracts/sync/schema';
import { exchange } from '../../features/sync/sync.service.ts';
import type { Deps } from '../../kernel/deps.ts';
import { buildContext } from '../../trpc/create-context.ts';
import { toErrorReply, toTrpcErrorShape } from '../../trpc/errors.ts';
import { createCallerFactory, router, signedInProcedure } from '../../trpc/procedures.ts';
import { type Knowledge, withMore } from './versions.ts';

/** The user id and session id that an access token names. */
export interface Claims {
  id: string;
  sid: string;
}

/** The parts of an HTTP reply that matter to a device, passed in memory instead of over a socket. */
interface WireReply {
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * The server's side of a sync exchange: takes the request body and returns the reply. Rejects if no whole reply
 * arrives.
 */
export type ServerEnd = (claims: Claims, body: string, signal?: AbortSignal) => Promise<WireReply>;

/** A caller with one procedure, defined like the product's `sync.exchange`. */
const createCaller = createCallerFactory(
  router({
    exchange: signedInProcedure
      .input(exchangeInput)
      .output(exchangeReply)
      .mutation(({ ctx, input }) => exchange(ctx, input)),
  }),
);

/**
 * Runs the real server's sync code in this process, without sockets or headers; only the database uses real time.
 * @param knowledge returns the op types and mirror kinds that the running server version knows.
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
