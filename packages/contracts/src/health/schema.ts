import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/** The possible states of a check; `off` means that the checked part isn't set up or not wanted. */
export const HEALTH_STATES = ['good', 'attention', 'broken', 'off'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];
const state = z.enum(HEALTH_STATES);

/** A figure of a check. Exactly one of `text` and `at` is set. */
const fact = z.object({ label: z.string(), text: z.nullable(z.string()), at: z.nullable(instant) });
export type HealthFact = z.infer<typeof fact>;

const healthCheck = z.object({
  /** The id of the check. It isn't restricted to known ids, because servers and apps may be of different versions. */
  id: z.string(),
  title: z.string(),
  state,
  /** The result of the health check in one sentence. */
  found: z.string(),
  /** Advice on what to do about the finding; null if there is nothing to do. */
  advice: z.nullable(z.string()),
  facts: z.array(fact),
  /** The time when the check's present state was first seen, as far as the responding process remembers. */
  since: instant,
});
export type HealthCheck = z.infer<typeof healthCheck>;

/** A loop of background work in the responding process. */
const workerHealth = z.object({
  area: z.string(),
  name: z.string(),
  state,
  /** The time when the loop's last round ended; null before the end of its first round. */
  endedAt: z.nullable(instant),
  tookMs: z.nullable(z.number()),
  /** The time when the current round began; null between rounds. */
  runningSince: z.nullable(instant),
  /** The number of rounds that have failed in a row up to now; 0 if the last one succeeded. */
  failures: z.int(),
  error: z.nullable(z.string()),
});
export type WorkerHealth = z.infer<typeof workerHealth>;

/** A queue of work that waits for a worker. */
const queueHealth = z.object({
  name: z.string(),
  title: z.string(),
  state,
  waiting: z.int(),
  /** Whether more items may be waiting than were counted. */
  more: z.boolean(),
  /** The time of the oldest waiting item; null if nothing waits or it is unknown. */
  oldestAt: z.nullable(instant),
});
export type QueueHealth = z.infer<typeof queueHealth>;

export const health = z.object({
  lookedAt: instant,
  /** The worst state of all checks. */
  state,
  checks: z.array(healthCheck),
  workers: z.array(workerHealth),
  queues: z.array(queueHealth),
});
export type Health = z.infer<typeof health>;

/** The intervals in which admins can be reminded to make a backup. */
export const BACKUP_REMINDERS = ['never', 'weekly', 'monthly'] as const;
export type BackupReminder = (typeof BACKUP_REMINDERS)[number];
const reminder = z.enum(BACKUP_REMINDERS, 'Reminder must be never, weekly or monthly.');

export const backupStatus = z.object({
  /** The time of the last completed backup; null if none is known. */
  lastAt: z.nullable(instant),
  /** The reason for the last backup, in words; null if none is known. */
  lastWhy: z.nullable(z.string()),
  reminder,
  /** Whether the last backup is older than the reminder allows. Without a backup the age of the database counts. */
  due: z.boolean(),
  /** The command that makes a backup on the server's machine. */
  command: z.string(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const setBackupReminderInput = z.object({ reminder });
export type SetBackupReminderInput = z.infer<typeof setBackupReminderInput>;

/** The result of sending a test e-mail. */
export const mailTest = z.object({
  accepted: z.boolean(),
  /** The destination of the mail; `folder` if no mail server is set up and mails are written to a folder instead. */
  by: z.enum(['server', 'folder']),
  to: z.string(),
  /** The mail server's response, or why it couldn't be reached; without secrets. */
  answer: z.string(),
  /** Advice on what to do; null if the mail was accepted. */
  advice: z.nullable(z.string()),
});
export type MailTest = z.infer<typeof mailTest>;
