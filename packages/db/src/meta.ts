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

/** A record of the move of a database's content to another database. */
export interface MovedDatabase {
  /** The address of the other database, without user and password. */
  to: string;
  /** When the content was moved, in ISO 8601 format. */
  at: string;
}

/**
 * Checks that the database replies.
 * @throws when the database doesn't reply.
 */
export async function ping(db: Executor): Promise<void> {
  await db.execute(sql`select 1`);
}

/**
 * Returns the database's epoch, which is created at its first start. Devices that know a different epoch push
 * everything again, so it changes when a backup is restored and stays when the content only moves to another database.
 */
export async function ensureEpoch(db: Executor): Promise<string> {
  const known = await readEpoch(db);
  if (known !== null) return known;
  await db.insert(meta).values({ key: EPOCH, value: createEpoch() }).onConflictDoNothing();
  const epoch = await readEpoch(db);
  if (epoch === null) throw new Error('The epoch vanished while it was being made.');
  return epoch;
}

/** Returns the database's epoch; null if the database was never started. */
export async function readEpoch(db: Executor): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, EPOCH));
  return row?.value ?? null;
}

/**
 * Sets and returns the database's epoch.
 * @param epoch the epoch to set; by default a new one.
 */
export async function setEpoch(db: Executor, epoch: string = createEpoch()): Promise<string> {
  await setValue(db, EPOCH, epoch);
  return epoch;
}

/** Returns where and when the database was moved; null if it wasn't. */
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

/**
 * Deletes the mark that the database was moved. A dump of a moved database contains that mark, which isn't true of the
 * database it's restored to.
 */
export async function clearMoved(db: Executor): Promise<void> {
  await db.delete(meta).where(inArray(meta.key, [MOVED_TO, MOVED_AT]));
}

/** A note about a completed backup. */
export interface BackupNote {
  at: Date;
  /** Why the backup was made; `restored` means that the database came from a backup of that time. */
  why: 'by-hand' | 'before-upgrade' | 'restored';
}

/** Saves a note about a backup, unless a note about a newer one is stored. */
export async function saveBackupNote(db: Executor, { at, why }: BackupNote): Promise<void> {
  const { last } = await readBackupFacts(db);
  // After a restore, the backup that was restored is noted even if the stored note is about a newer one.
  if (last === null || last.at < at || why === 'restored')
    await setValue(db, LAST_BACKUP, `${at.toISOString()} ${why}`);
}

export interface BackupFacts {
  /** The note about the last backup; null if there is none. */
  last: BackupNote | null;
  /** The stored choice of how often admins are reminded of backups; null if nobody has chosen. */
  reminder: string | null;
  /** When the database was made, that is, when its first migration ran; null if none is recorded. */
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
