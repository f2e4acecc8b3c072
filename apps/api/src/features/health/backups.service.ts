// Owns the backup status and reminder of admins. The tools that make a backup save when it was made.
import type { Finding } from '@quorbit/contracts/health/finding';
import {
  BACKUP_REMINDERS,
  type BackupReminder,
  type BackupStatus,
  type SetBackupReminderInput,
} from '@quorbit/contracts/health/schema';
import {
  type BackupFigures,
  formatBackupReminder,
  isBackupDue,
  judgeBackups,
} from '@quorbit/contracts/health/worker-rules';
import type { Executor, Tx } from '@quorbit/db/client';
import { type BackupNote, readBackupFacts, setBackupReminder } from '@quorbit/db/meta';
import type { Actor } from '../../kernel/actor.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';

const COMMAND = 'npm run db:backup';
/** How often to remind admins of backups if no admin has chosen it. */
const DEFAULT_REMINDER: BackupReminder = 'weekly';
const REASON_LABELS: Record<BackupNote['why'], string> = {
  'by-hand': `With ${COMMAND}`,
  'before-upgrade': 'Automatically, before an upgrade',
  restored: 'The one that this database was restored from',
};

/**
 * Returns the last backup and how often admins are reminded of backups.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function getBackupStatus(db: Executor, actor: Actor, now: Date): Promise<BackupStatus> {
  requireAdmin(actor);
  return statusOf(await getBackupFigures(db), now);
}

/**
 * Changes how often admins are reminded of backups, and writes the change into the audit log.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function setReminder(
  tx: Tx,
  actor: Actor,
  { reminder }: SetBackupReminderInput,
  now: Date,
): Promise<BackupStatus> {
  requireAdmin(actor);
  const figures = await getBackupFigures(tx);
  if (figures.reminder !== reminder) {
    await setBackupReminder(tx, reminder);
    const details = `${formatBackupReminder(figures.reminder)} → ${formatBackupReminder(reminder)}`;
    await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'backups.reminder', details, at: now });
  }
  return statusOf({ ...figures, reminder }, now);
}

/** Judges, for the health page, whether the last backup is recent enough for the reminder. */
export async function checkBackups(db: Executor, now: Date): Promise<Finding> {
  const figures = await getBackupFigures(db);
  return judgeBackups(figures, statusOf(figures, now), now);
}

interface Figures extends BackupFigures {
  why: BackupNote['why'] | null;
}

async function getBackupFigures(db: Executor): Promise<Figures> {
  const { last, reminder, madeAt } = await readBackupFacts(db);
  const knownReminder = BACKUP_REMINDERS.find((backupReminder) => backupReminder === reminder) ?? DEFAULT_REMINDER;
  return { lastAt: last?.at ?? null, why: last?.why ?? null, reminder: knownReminder, madeAt };
}

function statusOf(figures: Figures, now: Date): BackupStatus {
  const { lastAt, why, reminder } = figures;
  return {
    reminder,
    due: isBackupDue(figures, now),
    command: COMMAND,
    lastAt: lastAt?.toISOString() ?? null,
    lastWhy: why && REASON_LABELS[why],
  };
}
