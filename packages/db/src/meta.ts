import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { rowsOf } from './rows.ts';
import { meta } from './schema/meta.ts';

const EPOCH = 'epoch';
const MOVED_TO = 'moved_to';
const MOVED_AT = 'moved_at';
const LAST_BACKUP = 'last_backup';
const BACKUP_REMINDER = 'backup_reminder';

/** Where the content of a database was moved to. */
export interface MovedDatabase {
  /** The address without user and password. */
  to: string;
  /** ISO 8601. */
  at: string;
}

/** @throws when the database doesn't reply */
export async function ping(db: Executor): Promise<void> {
  await db.execute(sql`select 1`);
}

/**
 * The database's epoch, created at its first start. Devices that know a different one push everything again, so it
 * changes when a backup is restored and stays when the content only moves to another database.
 */
export async function ensureEpoch(db: Executor): Promise<string> {
  const known = await readEpoch(db);
  if (known !== null) return known;
  await db.insert(meta).values({ key: EPOCH, value: createEpoch() }).onConflictDoNothing();
  const epoch = await readEpoch(db);
  if (epoch === null) throw new Error('The epoch vanished while it was being made.');
  return epoch;
}

/** Null for a database that was never started. */
export async function readEpoch(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, EPOCH));
  return row?.value ?? null;
}

/** Returns the epoch. @param epoch the one to set; by default a new one */
export async function setEpoch(db: Executor, epoch: string = createEpoch()): Promise<string> {
  await setValue(db, EPOCH, epoch);
  return epoch;
}

/** Null unless this database was moved away. */
export async function readMoved(db: Executor): Promise<MovedDatabase | null> {
  const rows = await db
    .select()
    .from(meta)
    .where(inArray(meta.key, [MOVED_TO, MOVED_AT]));
  const to = rows.find((row) => row.key === MOVED_TO)?.value;
  const at = rows.find((row) => row.key === MOVED_AT)?.value;
  return to === undefined || at === undefined ? null : { to, at };
}

export async function markMoved(db: Executor, moved: MovedDatabase): Promise<void> {
  await setValue(db, MOVED_TO, moved.to);
  await setValue(db, MOVED_AT, moved.at);
}

/** For a restore: a dump of a moved database says that it was moved, which is not true of the new one. */
export async function clearMoved(db: Executor): Promise<void> {
  await db.delete(meta).where(inArray(meta.key, [MOVED_TO, MOVED_AT]));
}

/** A backup that was completed. */
export interface BackupNote {
  at: Date;
  /** `restored`: the database came from a backup of that time. */
  why: 'by-hand' | 'before-upgrade' | 'restored';
}

/** Notes a backup, unless a newer one is noted. */
export async function saveBackupNote(db: Executor, { at, why }: BackupNote): Promise<void> {
  const { last } = await readBackupFacts(db);
  // A database that was restored knows of no backup after the one that it came from.
  if (last === null || last.at < at || why === 'restored')
    await setValue(db, LAST_BACKUP, `${at.toISOString()} ${why}`);
}

export interface BackupFacts {
  /** Null where none is noted. */
  last: BackupNote | null;
  /** How often admins want to be reminded, in the words of their area; null where nobody chose. */
  reminder: string | null;
  /** When the first migration ran, which made the database. */
  madeAt: Date | null;
}

export async function readBackupFacts(db: Executor): Promise<BackupFacts> {
  const [row] = rowsOf<{ last: string | null; reminder: string | null; made: number | null }>(
    await db.execute(sql`
      select (select value from ${meta} where key = ${LAST_BACKUP}) as last,
        (select value from ${meta} where key = ${BACKUP_REMINDER}) as reminder,
        (select (extract(epoch from min(applied_at)) * 1000)::float8 from migrations) as made`),
  );
  const made = row?.made ?? null;
  return {
    last: parseBackupNote(row?.last ?? ''),
    reminder: row?.reminder ?? null,
    madeAt: made === null ? null : new Date(made),
  };
}

function parseBackupNote(value: string): BackupNote | null {
  const [time = '', why] = value.split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  return { at, why: why === 'before-upgrade' || why === 'restored' ? why : 'by-hand' };
}

export function setBackupReminder(db: Executor, reminder: string): Promise<void> {
  return setValue(db, BACKUP_REMINDER, reminder);
}

async function setValue(db: Executor, key: string, value: string): Promise<void> {
  await db
    .insert(meta)
    .values({ key, value })
    .onConflictDoUpdate({ target: meta.key, set: { value: sql`excluded.value` } });
}

function createEpoch(): string {
  return randomBytes(16).toString('hex');
}
