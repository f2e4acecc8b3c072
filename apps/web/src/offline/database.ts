import { cmp, Dexie, type EntityTable, type PromiseExtended, type Table } from 'dexie';
import { databaseName } from './database-name.ts';
import type { DeviceKey, DeviceTable } from './device-table.ts';
import type { TableKey } from './mirror/selector.ts';
import type { StoredPack } from './packs/stored-pack.ts';
import type { StoredPicture } from './packs/stored-picture.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, StoredRow, SyncMeta } from './queue/records.ts';
import type { StoredReply } from './stored-reply.ts';
import { upgradeToVersion2 } from './upgrade-to-version-2.ts';

/** The tables of features, which define the content of the records: `device-table.ts`. */
const FEATURE_TABLES = ['drafts', 'mendings', 'sittings', 'sittingTexts'];

/** The database with one user's data on this device. It's never opened for another user who signs in here. */
export class UserDatabase extends Dexie {
  declare outbox: EntityTable<QueuedOp, 'seq'>;
  declare journal: EntityTable<JournalEntry, 'order'>;
  declare rejected: EntityTable<RejectedEntry, 'opId'>;
  declare rows: Table<StoredRow, [string, string, string]>;
  declare packs: EntityTable<StoredPack, 'hash'>;
  declare pictures: EntityTable<StoredPicture, 'hash'>;
  declare lastReplies: EntityTable<StoredReply, 'key'>;
  /** The state of sync, in a single record. */
  declare meta: Table<SyncMeta & { key: string }, string>;
  /** Aborted once a page of a newer build, or a page that deletes this user's data, needs the database for itself. */
  readonly ended: AbortSignal;

  constructor(userId: string) {
    // With strict durability a write counts once it's on the disk, not once it's handed to the operating system.
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
    this.version(6).stores({ mendings: '&attemptId' });

    const end = new AbortController();
    this.ended = end.signal;
    this.on('versionchange', () => {
      // Otherwise Dexie would open the database again, and this page would write to a format that its build doesn't
      // know.
      this.close({ disableAutoOpen: true });
      end.abort();
      return false;
    });
  }

  /** Returns a feature's table. A change that also touches the queue goes through `SyncStorage` instead. */
  tableOf<Row>({ name }: DeviceTable<Row>): Table<Row, DeviceKey> {
    return this.table(name);
  }

  /** Returns the tables that selectors of the mirror read. */
  get mirrorTables(): Table[] {
    return [this.meta, this.outbox, this.journal, this.rejected, this.rows, this.packs, ...this.featureTables];
  }

  /** Compares two keys: negative if the first one comes first, zero if they're equal, else positive. */
  compareKeys(first: TableKey, second: TableKey): number {
    return cmp(first, second);
  }

  get featureTables(): Table[] {
    return FEATURE_TABLES.map((name) => this.table(name));
  }

  /** Opens the database; rejects once another page has taken it over (`ended`). */
  override open(): PromiseExtended<Dexie> {
    if (!this.ended.aborted) return super.open();
    return Dexie.Promise.reject(new Dexie.DatabaseClosedError('Another page took this database over.'));
  }
}
