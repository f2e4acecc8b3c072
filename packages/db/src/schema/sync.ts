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

/** Scopes: sets of people who see the same rows. A scope's version increases once per writing transaction. */
export const syncScopes = pgTable('sync_scopes', {
  scope: text().primaryKey(),
  /**
   * The scope's version: the time of the last write in microseconds since 1970, or the previous version plus one,
   * whichever is greater.
   */
  version: bigint({ mode: 'number' }).notNull().default(0),
  /** The sum of the hashes of the scope's live rows, as 16 hex digits. */
  digest: text().notNull().default('0000000000000000'),
  /** The newest version whose tombstone was removed. A device that has read less far may have missed that deletion. */
  purgedBelow: bigint({ mode: 'number' }).notNull().default(0),
});

/**
 * An index of the rows of a scope, with the version at which each last changed. The rows' content is read from each
 * area's own tables.
 */
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

/**
 * The place that each device has reached in its queue of ops. If another user sends the same client id, it counts as a
 * device of that user.
 */
export const syncClients = pgTable(
  'sync_clients',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid().notNull(),
    /** The sequence number of the last processed op, whether applied, rejected or parked. */
    lastSeq: integer().notNull().default(0),
    protocol: integer().notNull(),
    /** The time of the last exchange with ops; an exchange without ops writes nothing. */
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
    /** The error code of a rejected op; null for others. */
    code: text(),
    message: text(),
    /**
     * The op itself if it's parked, or was parked and then rejected, because this may be the only copy; null for
     * others.
     */
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

/**
 * An op as the device sent it, perhaps of a type or version that this server does not know yet, with the clock
 * difference that was measured when it arrived.
 */
export interface ParkedOp {
  type: string;
  /** The version of the args for this type of op. */
  v: number;
  /** The op's time in ISO 8601 by the device's uncorrected clock, like all times in `args`. */
  at: string;
  tz: string;
  args: unknown;
  /** The server's clock minus the device's, in milliseconds. */
  skew: number;
}

/** The number of times that an op made the server throw. After the third time, the op is parked. */
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

/** Devices whose rows differed from the server's by their digests, and which then received all rows again. */
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
