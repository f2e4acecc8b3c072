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
  /** Tombstones of versions below this are gone. */
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

/** A device's place in its queue. The same id in another user's hands is that user's own. */
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
    /** The last exchange that carried ops; one without writes nothing. */
    lastPushAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientId] }),
    index('sync_clients_push_idx').on(table.lastPushAt),
  ],
);

/** What became of each op, so that one that arrives again is told the same. */
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
    /** Kept until it can be applied. */
    parkedBody: jsonb().$type<ParkedOp>(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.opId] }),
    index('op_receipts_received_idx').on(table.receivedAt),
    index('op_receipts_parked_idx').on(table.receivedAt, table.userId).where(sql`status = 'parked'`),
    index('op_receipts_rejected_idx').on(table.receivedAt, table.code).where(sql`status = 'rejected'`),
  ],
);

/** An op as the device sent it, checked, with the clock difference that was measured when it came. */
export interface ParkedOp {
  type: string;
  /** ISO 8601 by the device's clock, like all times in `args`. */
  at: string;
  tz: string;
  args: unknown;
  /** Server clock minus the device's, milliseconds. */
  skew: number;
}

/** How often an op made the server throw; at the third time it is parked. */
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

/** A device whose rows were not the server's; it was sent everything again. */
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
    index('digest_differences_client_idx').on(table.userId, table.clientId, table.foundAt),
    index('digest_differences_found_idx').on(table.foundAt),
  ],
);
