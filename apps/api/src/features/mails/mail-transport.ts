// Sends mail over SMTP, or writes it into a folder if no mail server is configured.
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFolder } from '@quorbit/db/data-folder';
import { createTransport } from 'nodemailer';
import type { Env } from '../../kernel/env.ts';
import type { Logger } from '../../lib/logger.ts';
import type { MailAddress } from './mails.repository.ts';

interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  stopUrl: string | null;
  replyTo: MailAddress | null;
  createdAt: Date;
}

export interface MailTransport {
  /**
   * Resolves with the mail server's reply once it accepted the mail. If the same mail is sent twice, both have the same
   * message id.
   */
  send(mail: OutgoingMail): Promise<string>;
  /** Aborts running sends, so that nobody waits for a slow mail server. */
  close(): void;
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function createMailTransport(env: MailEnv, log: Logger): MailTransport {
  return env.smtpUrl === null ? createFolderTransport(env, log) : createSmtpTransport(env.smtpUrl, env.mailFrom);
}

/** The default SMTP options, with timeouts in milliseconds; the query of the SMTP URL overrides them. */
const SMTP_DEFAULTS = {
  pool: 'true',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
  dnsTimeout: '10000',
} as const;

function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const [option, value] of Object.entries(SMTP_DEFAULTS)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, value);
  }
  const mailer = createTransport(url.href);
  const closing = new AbortController();
  const closed = new Promise<never>((_, reject) => {
    closing.signal.addEventListener('abort', () => reject(new Error('The server is stopping.')));
  });
  closed.catch(() => {
    // The race below passes this error to a running send. If no mail is being sent, the error can be ignored.
  });
  return {
    async send({ id, recipient, subject, body, stopUrl, replyTo }) {
      const sent = mailer.sendMail({
        from,
        // An object is taken literally as one address, so the recipient can't contain a list of addresses.
        to: { name: '', address: recipient },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text: body,
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return (await Promise.race([sent, closed])).response;
    },
    close() {
      closing.abort();
      mailer.close();
    },
  };
}

/** Returns the headers that make mail programs offer one-tap unsubscribing (RFC 8058). */
function stopHeaders(stopUrl: string | null): Record<string, string> {
  return stopUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** Writes one text file per mail. Only the operator can read it, since it may contain a link that signs in. */
function createFolderTransport({ dataDir, mailFrom }: MailEnv, log: Logger): MailTransport {
  const folder = resolve(dataDir, 'mail');
  return {
    async send({ id, recipient, subject, body, stopUrl, replyTo, createdAt }) {
      await createFolder(folder);
      const path = join(folder, `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}.txt`);
      const headers = [
        `From: ${mailFrom}`,
        `To: ${recipient}`,
        `Subject: ${subject}`,
        `Date: ${createdAt.toISOString()}`,
      ];
      if (replyTo) headers.push(`Reply-To: ${replyTo.name} <${replyTo.address}>`);
      const stopLines = Object.entries(stopHeaders(stopUrl)).map(([name, value]) => `${name}: ${value}`);
      // Writes to a temporary name first, so that a program that watches the folder never reads half a mail.
      await writeFile(`${path}.part`, `${[...headers, ...stopLines].join('\n')}\n\n${body}\n`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ mail: id, path }, 'mail written');
      return `Written to the folder ${join('DATA_DIR', 'mail')}.`;
    },
    close() {},
  };
}
