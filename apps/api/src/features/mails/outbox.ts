// The way mail leaves the server: over SMTP, or into a folder where no mail server is named.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';
import type { Logger } from '../../lib/logger.ts';

interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
}

export interface Outbox {
  /** Resolves once the mail is out of our hands. The same mail may be sent twice; it then bears the same message id. */
  send(mail: OutgoingMail): Promise<void>;
  /** Gives up what is being sent, so that nobody waits for a slow mail server. */
  close(): void;
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function openOutbox(env: MailEnv, log: Logger): Outbox {
  return env.smtpUrl === null ? folderOutbox(env, log) : smtpOutbox(env.smtpUrl, env.mailFrom);
}

/** Milliseconds; what the address itself says in its query goes first. */
const SMTP_DEFAULTS = {
  pool: 'true',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
  dnsTimeout: '10000',
} as const;

function smtpOutbox(smtpUrl: string, from: string): Outbox {
  const url = new URL(smtpUrl);
  for (const [option, value] of Object.entries(SMTP_DEFAULTS)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, value);
  }
  const transport = createTransport(url.href);
  const closing = new AbortController();
  const closed = new Promise<never>((_, reject) => {
    closing.signal.addEventListener('abort', () => reject(new Error('The server is stopping.')));
  });
  closed.catch(() => {
    // Whoever sends at that moment is told through the race; with nobody sending there is nobody to tell.
  });
  return {
    async send({ id, recipient, subject, body }) {
      const sent = transport.sendMail({
        from,
        // As an object the address is taken as it stands: no list of several can hide in it.
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId: `<${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await Promise.race([sent, closed]);
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

function domainOf(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** One text file a mail, readable by the operator alone: it may hold a link that signs in. */
function folderOutbox({ dataDir, mailFrom }: MailEnv, log: Logger): Outbox {
  const folder = resolve(dataDir, 'mail');
  return {
    async send({ id, recipient, subject, body, createdAt }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}.txt`);
      const head = [`From: ${mailFrom}`, `To: ${recipient}`, `Subject: ${subject}`, `Date: ${createdAt.toISOString()}`];
      // Under another name first, so that whoever watches the folder never reads half a mail.
      await writeFile(`${path}.part`, `${head.join('\n')}\n\n${body}\n`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ mail: id, path }, 'mail written');
    },
    close() {},
  };
}
