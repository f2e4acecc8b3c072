import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/** `off`: not set up, or not asked for. */
export const HEALTH_STATES = ['good', 'attention', 'broken', 'off'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];
const state = z.enum(HEALTH_STATES);

/** A figure of a check: a text or a time, never both. */
const fact = z.object({ label: z.string(), text: z.nullable(z.string()), at: z.nullable(instant) });
export type HealthFact = z.infer<typeof fact>;

const healthCheck = z.object({
  /** An open word: servers and apps differ in age. */
  id: z.string(),
  title: z.string(),
  state,
  /** What was found, in a sentence. */
  found: z.string(),
  /** What to do about it; null where there is nothing to do. */
  advice: z.nullable(z.string()),
  facts: z.array(fact),
  /** When this state was first seen, as far as the process that answers remembers. */
  since: instant,
});
export type HealthCheck = z.infer<typeof healthCheck>;

/** A loop of background work in the process that answers. */
const workerHealth = z.object({
  area: z.string(),
  name: z.string(),
  state,
  /** The end of the last round; null before the first. */
  endedAt: z.nullable(instant),
  tookMs: z.nullable(z.number()),
  /** Since when the round under way runs; null between rounds. */
  runningSince: z.nullable(instant),
  /** Rounds that failed one after the other, up to now. */
  failures: z.int(),
  error: z.nullable(z.string()),
});
export type WorkerHealth = z.infer<typeof workerHealth>;

/** Work that waits for a worker. */
const queueHealth = z.object({
  name: z.string(),
  title: z.string(),
  state,
  waiting: z.int(),
  /** There may be more than were counted. */
  more: z.boolean(),
  /** Null where nothing waits, or where nobody knows. */
  oldestAt: z.nullable(instant),
});
export type QueueHealth = z.infer<typeof queueHealth>;

export const health = z.object({
  lookedAt: instant,
  /** The worst of all checks. */
  state,
  checks: z.array(healthCheck),
  workers: z.array(workerHealth),
  queues: z.array(queueHealth),
});
export type Health = z.infer<typeof health>;

/** How often admins are reminded of a backup. */
export const BACKUP_REMINDERS = ['never', 'weekly', 'monthly'] as const;
export type BackupReminder = (typeof BACKUP_REMINDERS)[number];
const reminder = z.enum(BACKUP_REMINDERS, 'Reminder must be never, weekly or monthly.');

export const backupStatus = z.object({
  /** The last backup that was completed; null where none is known. */
  lastAt: z.nullable(instant),
  /** Why it was made, in words; null where none is known. */
  lastWhy: z.nullable(z.string()),
  reminder,
  /** Whether the last backup, or without one the database, is older than the reminder allows. */
  due: z.boolean(),
  /** What makes a backup, on the server's machine. */
  command: z.string(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const setBackupReminderInput = z.object({ reminder });
export type SetBackupReminderInput = z.infer<typeof setBackupReminderInput>;

/** How a test e-mail went. */
export const mailTest = z.object({
  accepted: z.boolean(),
  /** `folder` where no mail server is set up and mail is written to a folder instead. */
  by: z.enum(['server', 'folder']),
  to: z.string(),
  /** What the mail server said, or why it could not be asked; without secrets. */
  answer: z.string(),
  /** What to do; null where it was accepted. */
  advice: z.nullable(z.string()),
});
export type MailTest = z.infer<typeof mailTest>;
