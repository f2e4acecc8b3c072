import type { ExchangeReply } from '@quorbit/contracts/sync/schema';
import type { SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';

export type RepairReason = 'cloned' | 'epoch' | 'loss' | 'gap';

/** What a reply means for the queue; nothing is changed yet. */
export interface ReplyInterpretation {
  /** The reply is for an identity that this device does not have any more: it is ignored. */
  foreign: boolean;
  /** Op ids that the reply settles. */
  settled: ReadonlySet<string>;
  /** Whether rows and cursor may be stored. */
  storable: boolean;
  /** Why a fresh identity is needed, as far as the reply alone shows. */
  repair: Exclude<RepairReason, 'gap'> | null;
  /** Server clock minus this device's, milliseconds. */
  skew: number;
}

/**
 * Interprets a reply against what is stored now, which another tab may have changed since the request was built.
 *
 * For another identity, not even the acknowledgements count: the server may have lost that work since (which is why the
 * identity is new), and it recognises the op ids of what it still has when they are sent again.
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
