import { exchangeAnswer, exchangeInput } from '@quorbit/contracts/sync/schema';
import { OP_TYPES } from '../../features/sync/op-registry.ts';
import { exchange } from '../../features/sync/sync.service.ts';
import type { Deps } from '../../trpc/context.ts';
import { contextOf } from '../../trpc/create-context.ts';
import { describeError, describeForTrpc } from '../../trpc/errors.ts';
import { createCallerFactory, router, signedIn } from '../../trpc/procedures.ts';
import { note } from './note.op.ts';

/** As a token names it. */
export interface Claims {
  id: string;
  sid: string;
}

/** What goes over the wire, without the wire. */
export interface WireReply {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** The server's end of an exchange: the body of a request in, the reply out. Rejects where no whole reply comes. */
export type ServerEnd = (claims: Claims, body: string, signal?: AbortSignal) => Promise<WireReply>;

const types = new Map([...OP_TYPES, [note.type, note]]);

/** As `sync.exchange` of the product, and notes besides. */
const createCaller = createCallerFactory(
  router({
    exchange: signedIn
      .input(exchangeInput)
      .output(exchangeAnswer)
      .mutation(({ ctx, input }) => exchange(ctx, input, types)),
  }),
);

/** The real server's own code, called in this process: no sockets, no headers, no real time but the database's. */
export function inProcess(deps: Deps): ServerEnd {
  return async (claims, body) => {
    try {
      const call = { claims, forwarded: false, log: deps.log, requestId: '', address: '', userAgent: null };
      const answer = await createCaller(await contextOf(deps, call)).exchange(JSON.parse(body));
      return { status: 200, text: JSON.stringify({ result: { data: answer } }), retryAfter: null };
    } catch (error) {
      const { status } = describeError(error);
      return { status, text: JSON.stringify({ error: describeForTrpc(error) }), retryAfter: null };
    }
  };
}
