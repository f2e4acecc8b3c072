import { once } from 'node:events';
import { createServer } from 'node:net';
import { newId } from '@quorbit/contracts/lib/ids';
import { mails } from '@quorbit/db/schema/mails';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/stand-ins/smtp-inbox.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { enqueueMails } from './mails.service.ts';
import { pruneMails, sendDueMails } from './mails.worker.ts';

const START = new Date('2026-08-01T12:00:00Z');
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

describeWithDatabase('sending mail', { perTest: true }, (harness) => {
  let inbox: SmtpInbox;
  let transport: MailTransport;
  let now: Date;
  let logs: Record<string, unknown>[];
  beforeEach(async () => {
    inbox = await startSmtpInbox();
    logs = [];
    now = START;
    transport = createMailTransport(
      { smtpUrl: inbox.url, mailFrom: 'Quorbit <quiz@example.org>', dataDir: '/nonexistent' },
      log(),
    );
  });
  afterEach(async () => {
    transport.close();
    await inbox.close();
  });

  const log = () => createLogger('info', { write: (line) => logs.push(JSON.parse(line)) });
  const round = (through = transport) =>
    sendDueMails({ database: harness.database, transport: through, log: log(), now: () => now });
  const advance = (seconds: number) => {
    now = new Date(now.getTime() + seconds * SECOND_MS);
  };
  const rows = () => harness.database.read.select().from(mails).orderBy(mails.id);
  const queue = (count: number) =>
    harness.database.transaction((tx) =>
      enqueueMails(
        tx,
        Array.from({ length: count }, (_, index) => ({
          recipient: `reader${index}@example.org`,
          subject: `Mail ${index}`,
          body: `Body ${index}\n\nhttps://quiz.example.org/verify-email?token=${'x'.repeat(43)}`,
          replyTo: { name: 'Ada, of "Lovelace"', address: 'ada@example.org' },
        })),
        now,
      ),
    );

  it('sends each mail once and deletes its text', async () => {
    await queue(1);
    expect(await round()).toBe(false);
    await round();
    const [mail] = inbox.received;
    expect(inbox.received).toHaveLength(1);
    const [row] = await rows();
    expect(row).toMatchObject({ sentAt: START, body: '', replyTo: null, lastError: null, attempts: 1 });
    expect(mail?.headers.get('reply-to')).toBe('"Ada, of \\"Lovelace\\"" <ada@example.org>');
    expect(mail?.to).toEqual(['reader0@example.org']);
    expect(mail?.headers.get('from')).toBe('Quorbit <quiz@example.org>');
    expect(mail?.headers.get('to')).toBe('reader0@example.org');
    expect(mail?.headers.get('message-id')).toBe(`<${row?.id}@example.org>`);
    expect(mail?.text.trim()).toBe(`Body 0\r\n\r\nhttps://quiz.example.org/verify-email?token=${'x'.repeat(43)}`);
  });

  it('tries again after growing pauses if the mail server refuses', async () => {
    await queue(1);
    inbox.refuse(2);
    await round();
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: null });
    expect((await rows())[0]?.lastError).toContain('451');
    advance(29);
    await round();
    expect((await rows())[0]?.attempts).toBe(1);
    advance(1);
    await round();
    expect((await rows())[0]?.attempts).toBe(2);
    advance(59);
    await round();
    expect(inbox.received).toHaveLength(0);
    advance(1);
    await round();
    expect(inbox.received).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 3, sentAt: now, lastError: null });
    expect(logs.filter(({ msg }) => msg === 'mail not sent, will be tried again')).toHaveLength(2);
  });

  it('gives up after some days, logs it once, and keeps the server’s error', async () => {
    const nowhere = createMailTransport(
      { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'quiz@example.org', dataDir: '/nonexistent' },
      log(),
    );
    await queue(1);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await round(nowhere);
      advance(6 * 3_600);
    }
    nowhere.close();
    expect((await rows())[0]).toMatchObject({ attempts: 25, sentAt: null });
    expect((await rows())[0]?.lastError).toContain('ECONNREFUSED');
    expect(logs.filter(({ msg }) => msg === 'mail given up')).toHaveLength(1);
    expect(JSON.stringify(logs)).not.toContain('x'.repeat(43));
  });

  it('sends every mail once even if several processes send', async () => {
    await queue(45);
    const others = [1, 2, 3].map(() =>
      createMailTransport({ smtpUrl: inbox.url, mailFrom: 'quiz@example.org', dataDir: '/nonexistent' }, log()),
    );
    await Promise.all(
      others.map(async (mailTransport) => {
        while (await round(mailTransport));
      }),
    );
    await round();
    for (const mailTransport of others) mailTransport.close();
    expect(inbox.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 45 }, (_, index) => `reader${index}@example.org`).sort(),
    );
  });

  it('takes over mail from a process that died, once its lease expires', async () => {
    await queue(1);
    let reached: () => void = () => {};
    const sending = new Promise<void>((resolve) => {
      reached = resolve;
    });
    // To the database, a killed process looks like one that never finishes sending.
    void round({
      send: () => {
        reached();
        return new Promise(() => {});
      },
      close: () => {},
    });
    await sending;
    advance(299);
    await round();
    expect(inbox.received).toHaveLength(0);
    advance(1);
    await round();
    expect(inbox.received).toHaveLength(1);
  });

  it('does not wait for a slow mail server when the server stops', async () => {
    await queue(1);
    const silent = createServer();
    const connected = once(silent, 'connection');
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = Object(silent.address());
    const slow = createMailTransport(
      { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'quiz@example.org', dataDir: '/nonexistent' },
      log(),
    );
    const under = round(slow);
    await connected;
    slow.close();
    await under;
    silent.close();
    // Without `close`, the send would have waited for the mail server's timeout and stored a different error.
    expect((await rows())[0]).toMatchObject({ sentAt: null, lastError: 'The server is stopping.' });
  });

  it('deletes mail thirty days after it was sent or given up', async () => {
    await queue(2);
    await round();
    await queue(1);
    const waiting = (await rows()).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toHaveLength(1);
    await pruneMails(harness.database, new Date(START.getTime() + 30 * DAY_MS));
    expect(await rows()).toHaveLength(3);
    await harness.database.transaction((tx) =>
      tx
        .update(mails)
        .set({ sendAfter: new Date(START.getTime() + DAY_MS) })
        .where(eq(mails.id, waiting[0]?.id ?? newId())),
    );
    await pruneMails(harness.database, new Date(START.getTime() + 30 * DAY_MS + 1));
    expect((await rows()).map(({ id }) => id)).toEqual([waiting[0]?.id]);
    await pruneMails(harness.database, new Date(START.getTime() + 32 * DAY_MS));
    expect(await rows()).toEqual([]);
  });
});
