import { cmp, Dexie, type EntityTable, type PromiseExtended, type Table } from 'dexie';
import { databaseName } from './database-name.ts';
import type { DeviceKey, DeviceTable } from './device-table.ts';
import type { TableKey } from './mirror/selector.ts';
import type { StoredPack } from './packs/stored-pack.ts';
import type { StoredPicture } from './packs/stored-picture.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, StoredRow, SyncMeta } from './queue/records.ts';
import type { StoredReply } from './stored-reply.ts';
import { upgradeToVersion2 } from './upgrade-to-version-2.ts';

/** The tables whose records belong to features, which say what is in them: `device-table.ts`. */
const FEATURE_TABLES = ['drafts', 'sittings', 'sittingTexts'];

/** What one person keeps on this device. Nobody else who signs in here ever opens it. */
export class UserDatabase extends Dexie {
  declare outbox: EntityTable<QueuedOp, 'seq'>;
  declare journal: EntityTable<JournalEntry, 'order'>;
  declare rejected: EntityTable<RejectedEntry, 'opId'>;
  declare rows: Table<StoredRow, [string, string, string]>;
  declare packs: EntityTable<StoredPack, 'hash'>;
  declare pictures: EntityTable<StoredPicture, 'hash'>;
  declare lastReplies: EntityTable<StoredReply, 'key'>;
  /** One record. */
  declare meta: Table<SyncMeta & { key: string }, string>;
  /** Aborted once another page of a newer build, or one that forgets this person, needs the database for itself. */
  readonly ended: AbortSignal;

  constructor(userId: string) {
    // Strict: a write counts once it is on the disk, not once it is handed to the operating system.
    super(databaseName(userId), { chromeTransactionDurability: 'strict' });
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
      .upgrade(upgradeToVersion2);
    this.version(3).stores({ lastReplies: '&key' });
    this.version(4).stores({ packs: '&hash, quizId, *pictures', pictures: '&hash' });
    this.version(5).stores({ sittings: '&sittingId, testId', sittingTexts: '&[sittingId+questionId], sittingId' });

    const end = new AbortController();
    this.ended = end.signal;
    this.on('versionchange', () => {
      // Else Dexie opens it again, and this page would write what its build no longer understands.
      this.close({ disableAutoOpen: true });
      end.abort();
      return false;
    });
  }

  /** A feature's table. A change that also touches the queue goes through `SyncStorage` instead. */
  tableOf<Row>({ name }: DeviceTable<Row>): Table<Row, DeviceKey> {
    return this.table(name);
  }

  /** The tables that selectors of the mirror read. */
  get mirrorTables(): Table[] {
    return [this.meta, this.outbox, this.journal, this.rejected, this.rows, this.packs, ...this.featureTables];
  }

  /** Below zero if the first key comes before the second one, zero if they are equal. */
  compareKeys(first: TableKey, second: TableKey): number {
    return cmp(first, second);
  }

  get featureTables(): Table[] {
    return FEATURE_TABLES.map((name) => this.table(name));
  }

  /** Rejects once the database has `ended`. */
  override open(): PromiseExtended<Dexie> {
    if (!this.ended.aborted) return super.open();
    return Dexie.Promise.reject(new Dexie.DatabaseClosedError('Another page took this database over.'));
  }
}
