import type { MirrorRow, Op } from '@quorbit/contracts/sync/schema';

/** Where this browser stands with the server; one record. Server times are milliseconds of the server's clock. */
export interface SyncMeta {
  clientId: string;
  /** The seq that the next op gets. */
  nextSeq: number;
  /** The highest seq of this identity that an answer settled. */
  acked: number;
  epoch: string;
  cursor: string;
  /** Rises with every reset; rows that still bear a lower one at its end are gone on the server. */
  generation: number;
  /** True from the first page of a reset to its last, over restarts of the browser too. */
  sweeping: boolean;
  /** Whether the rows are all there are up to the cursor. */
  complete: boolean;
  /** Over the stored rows, of whatever generation. */
  digest: string;
  /** Effects of journal entries up to this order are in the rows. */
  settled: number;
  /** Server clock minus this device's at the last answered exchange, milliseconds; null before the first. */
  skew: number | null;
  /** Server time of the last answered exchange. */
  lastExchange: number | null;
  /** Server time when settled work last went again; missing before the first time. */
  resentAt?: number;
  /**
   * Identities of before, the oldest first, under which work was settled. A server put back to a time before that tells
   * it by their numbers alone, until it has settled something under the present one.
   */
  formers?: readonly { clientId: string; acked: number }[];
}

/** An op that the server settled, kept for a while in case the server loses it. */
export interface JournalEntry {
  order: number;
  op: Op;
  /** Server time of the answer that settled it. */
  at: number;
  /** Kept on the server for a look, not applied yet. */
  parked: boolean;
}

/** An op that the server, or this device, refused for good. */
export interface RejectedEntry {
  opId: string;
  op: Op;
  code: string;
  message: string;
  /** Server time, or this device's where it refused by itself. */
  at: number;
}

export interface StoredRow extends Omit<MirrorRow, 'deleted'> {
  generation: number;
}

export type RowKey = Pick<StoredRow, 'scope' | 'kind' | 'id'>;
/** What a row adds to the digest. */
export type RowMark = Pick<StoredRow, 'kind' | 'id' | 'version'>;
