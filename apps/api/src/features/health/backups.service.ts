// Owns how admins are reminded of backups. Which was made last is noted by whatever makes one.
import { type BackupStatus, REMINDERS, type Reminder, type SetReminderInput } from '@quorbit/contracts/health/schema';
import { type BackupFigures, isBackupDue, reminderWords } from '@quorbit/contracts/health/work-rules';
import type { Executor, Tx } from '@quorbit/db/client';
import { type BackupNote, readBackupReminder, readLastBackup, setBackupReminder } from '@quorbit/db/meta';
import { madeAt } from '@quorbit/db/migrate';
import { requireAdmin } from '../../lib/require-admin.ts';
import type { Actor } from '../../trpc/context.ts';
import { audit } from '../audit/audit.service.ts';

const COMMAND = 'npm run db:backup';
/** Where nobody chose. */
const DEFAULT: Reminder = 'weekly';
const WHY: Record<BackupNote['why'], string> = {
  'by-hand': `With ${COMMAND}`,
  'before-upgrade': 'Automatically, before an upgrade',
  restored: 'The one that this database was restored from',
};

/** The last backup and the reminder. @throws AppError FORBIDDEN for everybody but admins */
export async function readBackups(db: Executor, actor: Actor, now: Date): Promise<BackupStatus> {
  requireAdmin(actor);
  return (await backupsOf(db, now)).status;
}

/** Changes the reminder, and writes that into the audit log. @throws AppError FORBIDDEN for everybody but admins */
export async function setReminder(
  tx: Tx,
  actor: Actor,
  { reminder }: SetReminderInput,
  now: Date,
): Promise<BackupStatus> {
  requireAdmin(actor);
  const before = await readReminder(tx);
  if (before !== reminder) {
    await setBackupReminder(tx, reminder);
    const details = `${reminderWords(before)} → ${reminderWords(reminder)}`;
    await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'backups.reminder', details, at: now });
  }
  return (await backupsOf(tx, now)).status;
}

/** The same for the health of the server, with the figures that are judged. */
export async function backupsOf(db: Executor, now: Date): Promise<{ figures: BackupFigures; status: BackupStatus }> {
  const last = await readLastBackup(db);
  const figures = { lastAt: last?.at ?? null, madeAt: await madeAt(db), reminder: await readReminder(db) };
  const status = {
    lastAt: last?.at.toISOString() ?? null,
    lastWhy: last && WHY[last.why],
    reminder: figures.reminder,
    due: isBackupDue(figures, now),
    command: COMMAND,
  };
  return { figures, status };
}

async function readReminder(db: Executor): Promise<Reminder> {
  const stored = await readBackupReminder(db);
  return REMINDERS.find((one) => one === stored) ?? DEFAULT;
}
