import type { MirrorRow, Op } from '@quorbit/contracts/sync/schema';

/**
 * The state of this browser's sync, in one record. Screens watch the record, so an exchange without changes leaves it
 * alone. Server times are milliseconds of the server's clock.
 */
export interface SyncMeta {
  clientId: string;
  /** The seq that the next op gets. */
  nextSeq: number;
  /** The highest seq of this identity that a reply acknowledged. */
  acked: number;
  epoch: string;
  cursor: string;
  /**
   * The number of the latest reset. Rows store the number of the reset that sent them, so when a reset ends, rows with
   * a lower number no longer exist on the server.
   */
  generation: number;
  /** Whether a reset is in progress: true from its first page to its last, even across restarts of the browser. */
  sweeping: boolean;
  /** Whether all rows up to the cursor are on this device. */
  complete: boolean;
  /** The digest of the stored rows of all generations. */
  digest: string;
  /** The order of the newest journal entry whose effects the rows include. */
  settled: number;
  /** The server's clock minus this device's in milliseconds, to about a second; null before the first exchange. */
  skew: number | null;
  /** Server time at which acknowledged work was last sent again; missing before the first time. */
  resentAt?: number;
  /** The version of the server that replied last; missing before the first reply of protocol 2. */
  build?: string;
  /** The version of the body schemas (shape) by which the rows were last checked; missing before the first check. */
  shape?: number;
  /**
   * Set when a build with a lower shape has stored rows after this shape's check, so that the next build with this
   * shape checks all rows again.
   */
  recheck?: true;
  /**
   * Set once the downloads of this device are in the queue as work, or if it had none; missing if an older build wrote
   * the state.
   */
  keeps?: true;
  /** Only older builds wrote this: former identities whose acknowledged work only the journal still contains. */
  formers?: readonly unknown[];
  /** The server time of the last exchange. Only older builds wrote it here; now it's in `LastExchange`. */
  lastExchange?: number | null;
}

/** The time of the last reply to this browser. It's a separate record, because each exchange changes it. */
export interface LastExchange {
  key: 'exchange';
  /** The server's time in milliseconds. */
  at: number;
}

/** An op in the queue. */
export interface QueuedOp extends Op {
  /** For a void: the op that it replaced, in case the server already has that op. This field is never sent. */
  voided?: Op;
}

/** An op that the server acknowledged, stored for a while in case the server loses it. */
export interface JournalEntry {
  order: number;
  op: Op;
  /** Server time of the reply that acknowledged the op. */
  at: number;
  /**
   * Whether the server parked the op, according to the reply that acknowledged it. The later outcome is in the row of
   * kind `held`.
   */
  parked: boolean;
}

/** An op that the server or this device finally refused. */
export interface RejectedEntry {
  opId: string;
  op: Op;
  code: string;
  message: string;
  /** Server time of the refusal in milliseconds, or the device's time if the device refused the op. */
  at: number;
}

export interface StoredRow extends Omit<MirrorRow, 'deleted'> {
  generation: number;
  /** Set if the row's body doesn't have the shape that this build reads. */
  unfit?: true;
}

export type RowKey = Pick<StoredRow, 'scope' | 'kind' | 'id'>;
/** The part of a row that goes into the digest. */
export type RowMark = Pick<StoredRow, 'kind' | 'id' | 'version'>;
