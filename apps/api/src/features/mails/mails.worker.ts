// Sends the queued mail, at least once: if a process dies while sending, the mail is sent again.
import type { Database } from '@quorbit/db/client';
import type { Worker } from '../../kernel/area.ts';
import type { Logger } from '../../lib/logger.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { deleteOldMails, lockDue, type MailRow, updateMail } from './mails.repository.ts';
import { MAX_ATTEMPTS } from './max-attempts.ts';

const BATCH = 10;
/**
 * How long, in milliseconds, a process has for a batch before another may take it over; longer than sending can take.
 */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const RETENTION_DAYS = 30;
const SWEEP_BATCH = 1_000;
const REASON_MAX = 300;

interface MailDeps {
  database: Database;
  transport: MailTransport;
  log: Logger;
  now: () => Date;
}

/** Sends one batch; returns true if there may be more. Several processes may run it at once: each takes other mails. */
export async function sendDueMails({ database, transport, log, now }: MailDeps): Promise<boolean> {
  // The mails are taken in their own transaction, because sending is slow and a transaction may wait only for SQL.
  const batch = await database.transaction(async (tx) => {
    const due = await lockDue(tx, now(), MAX_ATTEMPTS, BATCH);
    const sendAfter = new Date(now().getTime() + LEASE_MS);
    for (const { id, attempts } of due) await updateMail(tx, id, { attempts: attempts + 1, sendAfter });
    return due;
  });
  await Promise.all(
    batch.map(async (mail) => {
      const failure = await transport.send(mail).then(() => null, reasonOf);
      const attempts = mail.attempts + 1;
      if (failure !== null) logFailure(log, mail, attempts, failure);
      // This write is allowed even if the disk is almost full, because a mail that isn't marked as sent is sent again.
      await database.forNeeded().transaction((tx) =>
        updateMail(
          tx,
          mail.id,
          failure === null
            ? // The text, the unsubscribe link and the reply address may hold tokens or a person's address, and aren't
              // needed after sending.
              { sentAt: now(), body: '', stopUrl: null, replyTo: null, lastError: null }
            : { lastError: failure, sendAfter: new Date(now().getTime() + retryDelayOf(attempts)) },
        ),
      );
    }),
  );
  return batch.length === BATCH;
}

/** Returns the milliseconds until the next try: 30 s, doubled each time, at most six hours. */
function retryDelayOf(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}

function logFailure(log: Logger, mail: MailRow, attempts: number, reason: string): void {
  if (attempts >= MAX_ATTEMPTS) log.error({ mail: mail.id, attempts, reason }, 'mail given up');
  else log.warn({ mail: mail.id, attempts, reason }, 'mail not sent, will be tried again');
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX);
}

/** Deletes mail 30 days after it was sent or given up. Returns true if there may be more. */
export async function pruneMails(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  return (await database.transaction((tx) => deleteOldMails(tx, before, SWEEP_BATCH))) === SWEEP_BATCH;
}

/** The worker that sends queued mail. */
export const mailsSending: Worker = {
  name: 'mails',
  pauseMs: 1_000,
  start({ env, database, log, now }) {
    const transport = createMailTransport(env, log);
    // Interrupting closes the transport, so that neither the worker nor the shutdown waits for a slow mail server.
    return { round: () => sendDueMails({ database, transport, log, now }), interrupt: () => transport.close() };
  },
};

export const mailsSweep: Worker = {
  name: 'mail sweep',
  needed: true,
  pauseMs: 600_000,
  start: ({ database, now }) => ({ round: () => pruneMails(database, now()) }),
};
