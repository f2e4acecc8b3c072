import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A scope is a set of people who see the same rows; its version moves once per writing transaction. */
export const syncScopes = pgTable('sync_scopes', {
  scope: text().primaryKey(),
  /** Microseconds since 1970, or the last version plus one. */
  version: bigint({ mode: 'number' }).notNull().default(0),
  /** 16 hex digits: the sum of the hashes of the scope's live rows. */
  digest: text().notNull().default('0000000000000000'),
  /** The newest version whose tombstone was removed: who has read less far may have missed it. */
  purgedBelow: bigint({ mode: 'number' }).notNull().default(0),
});

/** An index of what changed in a scope, and when. Bodies are read from the areas' own tables. */
export const syncRows = pgTable(
  'sync_rows',
  {
    scope: text().notNull(),
    kind: text().notNull(),
    rowId: text().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.kind, table.rowId] }),
    index('sync_rows_version_idx').on(table.scope, table.version, table.kind, table.rowId),
    index('sync_rows_tombstones_idx').on(table.version).where(sql`deleted`),
  ],
);

/** A device's place in its queue. The same id used by another user is a device of that user. */
export const syncClients = pgTable(
  'sync_clients',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    /** The last op that is settled: applied, rejected or parked. */
    lastSeq: integer().notNull().default(0),
    protocol: integer().notNull(),
    /** The last exchange with ops; one without ops writes nothing. */
    lastPushAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientId] }),
    index('sync_clients_push_idx').on(table.lastPushAt),
  ],
);

/** The outcome of each op, so that an op that arrives again gets the same reply. */
export const opReceipts = pgTable(
  'op_receipts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    opId: uuid().notNull(),
    clientId: uuid().notNull(),
    seq: integer().notNull(),
    /** SHA-256 of the canonical op without `seq` and `skew`. */
    bodyHash: text().notNull(),
    type: text().notNull(),
    status: text({ enum: ['applied', 'rejected', 'parked'] }).notNull(),
    /** Why it was rejected; null otherwise. */
    code: text(),
    message: text(),
    /** Of work that is parked, and of parked work that was then refused: the only copy may be this one. */
    parkedBody: jsonb().$type<ParkedOp>(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.opId] }),
    index('op_receipts_received_idx').on(table.receivedAt),
    index('op_receipts_kept_idx').on(table.userId, table.receivedAt).where(sql`parked_body is not null`),
    index('op_receipts_parked_idx').on(table.receivedAt, table.userId).where(sql`status = 'parked'`),
    index('op_receipts_rejected_idx').on(table.receivedAt, table.code).where(sql`status = 'rejected'`),
  ],
);

/** An op as the device sent it, perhaps of a type or version that this server does not know yet, with the clock difference that was measured when it arrived. */
export interface ParkedOp {
  type: string;
  /** Version of the type's args. */
  v: number;
  /** ISO 8601 by the device's clock, like all times in `args`. */
  at: string;
  tz: string;
  args: unknown;
  /** Server clock minus the device's, milliseconds. */
  skew: number;
}

/** How often an op made the server throw; the third time, it is parked. */
export const opFailures = pgTable(
  'op_failures',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    opId: uuid().notNull(),
    count: integer().notNull(),
    failedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.opId] }), index('op_failures_failed_idx').on(table.failedAt)],
);

/** A device whose rows differed from the server's and that got everything again. */
export const digestDifferences = pgTable(
  'digest_differences',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('digest_differences_user_idx').on(table.userId, table.foundAt),
    index('digest_differences_found_idx').on(table.foundAt),
  ],
);
