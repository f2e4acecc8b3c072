// Owns how admins are reminded of backups. Which was made last is noted by whatever makes one.
import type { Finding } from '@quorbit/contracts/health/finding';
import { type BackupStatus, REMINDERS, type Reminder, type SetReminderInput } from '@quorbit/contracts/health/schema';
import { type BackupFigures, isBackupDue, judgeBackups, reminderWords } from '@quorbit/contracts/health/work-rules';
import type { Executor, Tx } from '@quorbit/db/client';
import { type BackupNote, readBackupFacts, setBackupReminder } from '@quorbit/db/meta';
import type { Actor } from '../../kernel/actor.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
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
  return statusOf(await backupFigures(db), now);
}

/** Changes the reminder, and writes that into the audit log. @throws AppError FORBIDDEN for everybody but admins */
export async function setReminder(
  tx: Tx,
  actor: Actor,
  { reminder }: SetReminderInput,
  now: Date,
): Promise<BackupStatus> {
  requireAdmin(actor);
  const figures = await backupFigures(tx);
  if (figures.reminder !== reminder) {
    await setBackupReminder(tx, reminder);
    const details = `${reminderWords(figures.reminder)} → ${reminderWords(reminder)}`;
    await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'backups.reminder', details, at: now });
  }
  return statusOf({ ...figures, reminder }, now);
}

/** How backups do, judged. */
export async function findOnBackups(db: Executor, now: Date): Promise<Finding> {
  const figures = await backupFigures(db);
  return judgeBackups(figures, statusOf(figures, now), now);
}

interface Figures extends BackupFigures {
  why: BackupNote['why'] | null;
}

async function backupFigures(db: Executor): Promise<Figures> {
  const { last, reminder, madeAt } = await readBackupFacts(db);
  const chosen = REMINDERS.find((one) => one === reminder) ?? DEFAULT;
  return { lastAt: last?.at ?? null, why: last?.why ?? null, reminder: chosen, madeAt };
}

function statusOf(figures: Figures, now: Date): BackupStatus {
  const { lastAt, why, reminder } = figures;
  return {
    reminder,
    due: isBackupDue(figures, now),
    command: COMMAND,
    lastAt: lastAt?.toISOString() ?? null,
    lastWhy: why && WHY[why],
  };
}
