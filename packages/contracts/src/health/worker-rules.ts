// Judges background work, its queues, work that failed for good, and the age of the backup.
import { type Finding, formatCount, formatDuration, toTextFact, toTimeFact, worstStateOf } from './finding.ts';
import type { BackupReminder, BackupStatus, HealthState, QueueHealth, WorkerHealth } from './schema.ts';

const MINUTE_MS = 60_000;
/**
 * A round longer than `LONG_ROUND_MS` needs attention; a round longer than `STUCK_ROUND_MS` is considered stuck and
 * counts as broken.
 */
const LONG_ROUND_MS = 5 * MINUTE_MS;
const STUCK_ROUND_MS = 30 * MINUTE_MS;
/** A loop of background work is late once it has been idle for this many of its pauses, and for at least `LATE_MS`. */
const MAX_MISSED_PAUSES = 5;
const LATE_MS = 2 * MINUTE_MS;
const FAILURES_BROKEN = 3;

export interface WorkerRounds {
  pauseMs: number;
  /** The time when the loop was started. */
  startedAt: Date;
  endedAt: Date | null;
  runningSince: Date | null;
  failures: number;
}

/** Judges the state of one loop of background work. */
export function judgeRounds(
  { pauseMs, startedAt, endedAt, runningSince, failures }: WorkerRounds,
  now: Date,
): HealthState {
  const running = runningSince ? now.getTime() - runningSince.getTime() : 0;
  if (failures >= FAILURES_BROKEN || running > STUCK_ROUND_MS) return 'broken';
  if (failures > 0 || running > LONG_ROUND_MS) return 'attention';
  const idle = now.getTime() - (endedAt ?? startedAt).getTime();
  return runningSince === null && idle > Math.max(LATE_MS, MAX_MISSED_PAUSES * pauseMs) ? 'attention' : 'good';
}

/** Judges all loops of the responding process. */
export function judgeWorkers(workers: readonly WorkerHealth[]): Finding {
  const state = worstStateOf(workers.map((worker) => worker.state));
  const bad = workers.filter((worker) => worker.state !== 'good');
  const facts = [toTextFact('Loops', workers.length), toTextFact('With trouble', bad.length)];
  if (workers.length === 0)
    return {
      state: 'off',
      facts,
      found: 'No background work runs in this process.',
      advice: 'If no other process does it, restart the server.',
    };
  if (bad.length === 0) return { state: 'good', facts, found: 'All background work is done on time.', advice: null };
  const names = bad.slice(0, 3).map(({ area, name }) => `${area}: ${name}`);
  const rest = bad.length > names.length ? ` and ${bad.length - names.length} more` : '';
  return {
    state,
    facts,
    found: `Some background work fails or is late: ${names.join(', ')}${rest}.`,
    advice:
      state === 'broken'
        ? "Read the error below and the server's log. After the cause is gone, restart the server if it doesn't recover."
        : "It's tried again within 15 seconds. If it stays so, read the error below and the server's log.",
  };
}

/**
 * Judges a queue by the age of its oldest item.
 * @param lateMs the age in milliseconds from which the queue needs attention; at ten times this age it is broken.
 */
export function judgeWaiting(oldestAt: Date | null, lateMs: number, now: Date): HealthState {
  const age = oldestAt ? now.getTime() - oldestAt.getTime() : 0;
  if (age > 10 * lateMs) return 'broken';
  return age > lateMs ? 'attention' : 'good';
}

export function judgeQueues(queues: readonly QueueHealth[]): Finding {
  const state = worstStateOf(queues.map((queue) => queue.state));
  const facts = queues.map(({ title, waiting, more }) =>
    toTextFact(title, more ? `${waiting.toLocaleString('en')} or more` : waiting),
  );
  const late = queues.filter((queue) => queue.state !== 'good').map(({ title }) => title.toLowerCase());
  if (late.length === 0) return { state: 'good', facts, found: 'Nothing waits for long.', advice: null };
  return {
    state,
    facts,
    found: `Some work has been waiting for too long: ${late.join(', ')}.`,
    advice: 'See whether its background work below fails or is late. If it only has much to do, wait.',
  };
}

export interface SyncFigures {
  /** The number of operations from devices that the server couldn't apply. */
  parked: number;
  oldestAt: Date | null;
  /**
   * The number of operations that the server rejected in the last 30 days, and the number of differences between rows
   * on devices and on the server that were found in that time.
   */
  rejected: number;
  differences: number;
}

/** Judges the work that failed for good and waits for an admin. */
export function judgeParked({ parked, oldestAt, ...counts }: SyncFigures, mailsGivenUp: number): Finding {
  const facts = [
    toTextFact('Parked work of devices', parked),
    ...(oldestAt ? [toTimeFact('Oldest parked', oldestAt)] : []),
    toTextFact('Mails given up', mailsGivenUp),
    toTextFact('Rejected in 30 days', counts.rejected),
    toTextFact('Differing devices in 30 days', counts.differences),
  ];
  if (parked > 0)
    return {
      state: 'attention',
      facts,
      found: `${formatCount(parked, 'piece')} of learners' work couldn't be applied.`,
      advice: "Open Sync Health, read the server's log, and apply it again after an update. Nothing is lost meanwhile.",
    };
  if (mailsGivenUp > 0)
    return {
      state: 'attention',
      facts,
      found: `${formatCount(mailsGivenUp, 'mail')} couldn't be sent.`,
      advice: 'See Mail above.',
    };
  return { state: 'good', facts, found: 'Nothing waits for you.', advice: null };
}

export const BACKUP_REMINDER_DAYS: Record<BackupReminder, number | null> = { never: null, weekly: 7, monthly: 30 };
const DAY_MS = 86_400_000;

export interface BackupFigures {
  lastAt: Date | null;
  /** The time when the database was created; null if unknown. */
  madeAt: Date | null;
  reminder: BackupReminder;
}

/**
 * Returns whether the last backup is older than the reminder allows. Without a backup the age of the database counts;
 * if that is unknown too, a backup is due.
 */
export function isBackupDue({ lastAt, madeAt, reminder }: BackupFigures, now: Date): boolean {
  const days = BACKUP_REMINDER_DAYS[reminder];
  const from = lastAt ?? madeAt;
  if (days === null) return false;
  return from === null || now.getTime() - from.getTime() > days * DAY_MS;
}

export function judgeBackups(figures: BackupFigures, { lastWhy, command }: BackupStatus, now: Date): Finding {
  const { lastAt, reminder } = figures;
  const facts = [
    lastAt ? toTimeFact('Last backup', lastAt) : toTextFact('Last backup', 'None'),
    ...(lastWhy === null ? [] : [toTextFact('Made', lastWhy)]),
    toTextFact('Reminder', formatBackupReminder(reminder)),
  ];
  const age = lastAt
    ? `The last backup is ${formatDuration(now.getTime() - lastAt.getTime())} old.`
    : 'There is no backup yet.';
  const due = isBackupDue(figures, now);
  if (due || (lastAt === null && reminder !== 'never'))
    return {
      state: due && lastAt === null ? 'broken' : 'attention',
      facts,
      found: age,
      advice: `Run ${command} on the server's machine. If you make backups in another way, turn the reminder off.`,
    };
  if (reminder === 'never')
    return {
      state: 'off',
      facts,
      found: `${age} Nobody is reminded.`,
      advice: 'Turn the reminder on, unless you make backups in another way.',
    };
  return { state: 'good', facts, found: age, advice: null };
}

export function formatBackupReminder(reminder: BackupReminder): string {
  return { never: 'Never', weekly: 'Every 7 days', monthly: 'Every 30 days' }[reminder];
}
