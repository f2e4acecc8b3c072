import type { ExchangeReply } from '@quorbit/contracts/sync/schema';
import type { SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';

export type RepairReason = 'cloned' | 'epoch' | 'loss' | 'gap';

/** The meaning of a reply for the queue. Interpreting it changes nothing yet. */
export interface ReplyInterpretation {
  /** Whether the reply is for an identity that this device no longer has. It's ignored then. */
  foreign: boolean;
  /** The ids of the ops that the reply acknowledges. */
  settled: ReadonlySet<string>;
  /** Whether the reply's rows and cursor may be stored. */
  storable: boolean;
  /** The reason why a new identity is needed, as far as the reply alone shows; null if none is needed. */
  repair: Exclude<RepairReason, 'gap'> | null;
  /** The server's clock minus this device's, in milliseconds. */
  skew: number;
}

/**
 * Interprets a reply with the state that is stored now, which another tab may have changed since the request was built.
 * For a former identity, even the acknowledgements don't count: the server may have lost that work since, which is why
 * the identity is new. When work is sent again, the server recognizes the op ids that it still has.
 */
export function interpretReply(meta: SyncMeta, sent: SentRequest, reply: ExchangeReply): ReplyInterpretation {
  const skew = Math.round(reply.serverNow - sent.clientNow);
  const foreign = meta.clientId !== sent.clientId;
  if (foreign) return { foreign, settled: new Set(), storable: false, repair: null, skew };
  const sameHistory = meta.epoch === '' || reply.epoch === meta.epoch;
  const repair = reply.cloned === true ? 'cloned' : !sameHistory ? 'epoch' : reply.ackSeq < sent.acked ? 'loss' : null;
  const settled = repair === null ? sent.ops.filter(({ seq }) => seq <= reply.ackSeq) : [];
  return {
    foreign,
    settled: new Set(settled.map(({ opId }) => opId)),
    storable: meta.epoch === sent.epoch && meta.cursor === sent.cursor,
    repair,
    skew,
  };
}
