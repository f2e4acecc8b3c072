import type { MirrorRow, Op } from '@quorbit/contracts/sync/schema';

/** The state of this browser's sync; one record, which screens watch: an exchange without news leaves it alone. Server times are milliseconds of the server's clock. */
export interface SyncMeta {
  clientId: string;
  /** The seq that the next op gets. */
  nextSeq: number;
  /** The highest seq of this identity that a reply settled. */
  acked: number;
  epoch: string;
  cursor: string;
  /** Increases with every reset; rows that still have a lower one when it ends are gone on the server. */
  generation: number;
  /** True from the first page of a reset to the last, even across restarts of the browser. */
  sweeping: boolean;
  /** Whether all rows up to the cursor are here. */
  complete: boolean;
  /** Of the stored rows of all generations. */
  digest: string;
  /** Effects of journal entries up to this order are in the rows. */
  settled: number;
  /** Server clock minus this device's, milliseconds, to about a second; null before the first exchange. */
  skew: number | null;
  /** Server time when settled work was last sent again; missing before the first time. */
  resentAt?: number;
  /** Which version of the server replied last; missing before the first reply of protocol 2. */
  build?: string;
  /** The shape of the bodies that the rows were checked by; missing before the first check. */
  shape?: number;
  /** A build with a lower shape stored rows meanwhile: the next one with this shape checks all of them again. */
  recheck?: true;
  /** The downloads of this device are in the queue as work, or it had none; missing where an older build left off. */
  keeps?: true;
  /** Only older builds wrote it: identities whose settled work only the journal still shows. */
  formers?: readonly unknown[];
  /** Only older builds wrote it: see `LastExchange`. */
  lastExchange?: number | null;
}

/** When this browser last got a reply: a record of its own, since each exchange changes it. */
export interface LastExchange {
  key: 'exchange';
  /** Server time, milliseconds. */
  at: number;
}

/** An op in the queue. */
export interface QueuedOp extends Op {
  /** Of a void: the op whose place it took, in case the server turns out to have that already. Never sent. */
  voided?: Op;
}

/** A settled op, kept for a while in case the server loses it. */
export interface JournalEntry {
  order: number;
  op: Op;
  /** Server time of the reply that settled it. */
  at: number;
  /** The reply that settled it said that the server parked it. What became of it since, the row of kind `held` tells. */
  parked: boolean;
}

/** An op that the server, or this device, refused for good. */
export interface RejectedEntry {
  opId: string;
  op: Op;
  code: string;
  message: string;
  /** Server time, or the device's where the device refused it. */
  at: number;
}

export interface StoredRow extends Omit<MirrorRow, 'deleted'> {
  generation: number;
  /** The body does not have the shape that this build reads. */
  unfit?: true;
}

export type RowKey = Pick<StoredRow, 'scope' | 'kind' | 'id'>;
/** The part of a row that goes into the digest. */
export type RowMark = Pick<StoredRow, 'kind' | 'id' | 'version'>;
