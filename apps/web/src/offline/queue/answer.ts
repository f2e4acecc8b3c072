import type { ExchangeAnswer } from '@quorbit/contracts/sync/schema';
import type { SyncMeta } from './records.ts';
import type { SentRequest } from './request.ts';

export type RepairReason = 'cloned' | 'epoch' | 'loss' | 'gap';

/** What an answer means for the queue, before anything is changed. */
export interface Reading {
  /** The answer is to an identity that this device neither has nor asks about: nothing of it counts. */
  foreign: boolean;
  /** Op ids that the answer settles. */
  settled: ReadonlySet<string>;
  /** Whether rows and cursor may be stored. */
  storable: boolean;
  /** Why a fresh identity is needed, as far as the answer alone tells. */
  repair: Exclude<RepairReason, 'gap'> | null;
  /** Server clock minus this device's, milliseconds. */
  skew: number;
}

/**
 * Reads an answer against what is stored now, which another tab may have moved on since the request was built.
 *
 * Under another identity not even the acknowledgements count: the server may have lost that work since (which is why
 * the identity is new), and whatever it still has it knows by op id when it comes again.
 */
export function readAnswer(meta: SyncMeta, sent: SentRequest, answer: ExchangeAnswer): Reading {
  const skew = Math.round(answer.serverNow - sent.clientNow);
  const asksAfterFormer = sent.ops.length === 0 && meta.formers?.[0]?.clientId === sent.clientId;
  const foreign = meta.clientId !== sent.clientId && !asksAfterFormer;
  if (foreign) return { foreign, settled: new Set(), storable: false, repair: null, skew };
  const sameHistory = meta.epoch === '' || answer.epoch === meta.epoch;
  const repair =
    answer.cloned === true ? 'cloned' : !sameHistory ? 'epoch' : answer.ackSeq < sent.acked ? 'loss' : null;
  const settled = repair === null ? sent.ops.filter(({ seq }) => seq <= answer.ackSeq) : [];
  return {
    foreign,
    settled: new Set(settled.map(({ opId }) => opId)),
    storable: meta.epoch === sent.epoch && meta.cursor === sent.cursor,
    repair,
    skew,
  };
}
