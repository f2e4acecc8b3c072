import type { UserDatabase } from '#offline/database.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import type { JournalEntry, QueuedOp, RejectedEntry, StoredRow, SyncMeta } from '#offline/queue/records.ts';
import type { SyncReader } from '#offline/queue/storage.ts';

/** Everything on a browser's disk at one moment, drafts and written tests aside. */
export interface DiskContent {
  meta: SyncMeta | null;
  lastExchange: number | null;
  outbox: readonly QueuedOp[];
  journal: readonly JournalEntry[];
  rejected: readonly RejectedEntry[];
  rows: readonly StoredRow[];
}

export async function readContent(tx: SyncReader): Promise<DiskContent> {
  return {
    meta: await tx.meta(),
    lastExchange: await tx.lastExchange(),
    outbox: await tx.outbox(),
    journal: await tx.journal(),
    rejected: await tx.rejected(),
    rows: await tx.rows(),
  };
}

/**
 * The tables of a browser's database over what its disk held at one moment, in the order in which IndexedDB returns
 * records, so that the mirror's readers run unchanged. It has as much of Dexie as they call; anything else throws
 * (`disk-view.full.test.ts` compares it with Dexie).
 */
export function databaseOf(content: DiskContent, packs: readonly StoredPack[]): UserDatabase {
  const { meta, lastExchange, outbox, journal, rejected, rows } = content;
  const records = [...(meta ? [{ ...meta, key: 'meta' }] : [])];
  const exchange = lastExchange === null ? [] : [{ key: 'exchange', at: lastExchange }];
  const tables = {
    meta: tableOf<object>([...exchange, ...records], 'key'),
    outbox: tableOf(outbox, 'seq'),
    journal: tableOf(journal, 'order'),
    rejected: tableOf(
      sortedBy(rejected, ({ opId }) => opId),
      'opId',
    ),
    rows: tableOf(sortedBy(rows, keyOfRow), null),
    packs: tableOf(
      sortedBy(packs, ({ hash }) => hash),
      'hash',
    ),
    drafts: tableOf<object>([], 'attemptId'),
    sittings: tableOf<object>([], 'sittingId'),
    sittingTexts: tableOf<object>([], null),
  };
  const database = {
    ...tables,
    table: (name: keyof typeof tables) => tables[name],
    tableOf: ({ name }: { name: keyof typeof tables }) => tables[name],
    transaction: (_mode: string, _tables: unknown, work: () => Promise<unknown>) => work(),
  };
  return strict('database', database) as unknown as UserDatabase;
}

const keyOfRow = ({ scope, kind, id }: StoredRow) => `${scope}\u0000${kind}\u0000${id}`;

function sortedBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...values].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** @param values in the order of their primary key */
function tableOf<T extends object>(values: readonly T[], key: string | null) {
  const get = async (wanted: unknown) => values.find((value) => key !== null && fieldOf(value, key) === wanted);
  return strict('table', {
    ...collectionOf(values),
    get,
    bulkGet: (keys: readonly unknown[]) => Promise.all(keys.map(get)),
    toCollection: () => collectionOf(values),
    where: (field: string) =>
      strict('where', {
        equals: (wanted: unknown) => collectionOf(values.filter((value) => fieldOf(value, field) === wanted)),
        anyOf: (wanted: readonly unknown[]) =>
          collectionOf(values.filter((value) => wanted.includes(fieldOf(value, field)))),
      }),
  });
}

function collectionOf<T extends object>(values: readonly T[]) {
  return {
    toArray: async () => [...values],
    count: async () => values.length,
    filter: (wanted: (value: T) => boolean) => collectionOf(values.filter(wanted)),
  };
}

const fieldOf = (value: object, field: string): unknown => Reflect.get(value, field);

/** Throws where a reader needs more of Dexie than there is here. */
function strict<T extends object>(what: string, parts: T): T {
  return new Proxy(parts, {
    get(target, name, receiver) {
      // Promises ask everything whether it is one of them.
      if (name in target || name === 'then') return Reflect.get(target, name, receiver);
      throw new TypeError(`The oracle's ${what} has no '${String(name)}'.`);
    },
  });
}
