import type { Op } from '@quorbit/contracts/sync/schema';
import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Draft } from './draft.ts';
import { enqueueFinishedDrafts } from './finished-drafts-upgrade.ts';
import type { StoredPack } from './packs/stored-pack.ts';
import type { JournalEntry, RejectedEntry, StoredRow, SyncMeta } from './queue/records.ts';

/** What one person keeps on this device. Nobody else who signs in here ever opens it. */
export class UserDatabase extends Dexie {
  declare drafts: EntityTable<Draft, 'attemptId'>;
  declare outbox: EntityTable<Op, 'seq'>;
  declare journal: EntityTable<JournalEntry, 'order'>;
  declare rejected: EntityTable<RejectedEntry, 'opId'>;
  declare rows: Table<StoredRow, [string, string, string]>;
  declare packs: EntityTable<StoredPack, 'hash'>;
  /** One record. */
  declare meta: Table<SyncMeta & { key: string }, string>;

  constructor(userId: string) {
    // Strict: a write counts once it is on the disk, not once it is handed to the operating system.
    super(`quorbit-${userId}`, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ drafts: '&attemptId' });
    this.version(2)
      .stores({
        outbox: '&seq, &opId',
        journal: '++order, op.opId',
        rejected: '&opId',
        rows: '&[scope+kind+id], kind, generation',
        packs: '&hash, quizId',
        meta: '&key',
      })
      .upgrade(enqueueFinishedDrafts);
  }
}
