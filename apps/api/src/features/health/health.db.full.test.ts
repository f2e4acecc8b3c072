import { createServer } from 'node:net';
import { newId } from '@quorbit/contracts/lib/ids';
import { readBackupFacts, saveBackupNote } from '@quorbit/db/meta';
import { auditEntries } from '@quorbit/db/schema/audit';
import { mails } from '@quorbit/db/schema/mails';
import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import { eq } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer, type WithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type SmtpInbox, startSmtpInbox } from '../../testing/stand-ins/smtp-inbox.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { sendTestMail } from '../mails/test-mail.ts';

const DAY_MS = 86_400_000;
const GB = 2 ** 30;

/** Reads the health page's data, with the checks also by their ids. */
async function healthFor({ trpc }: Person) {
  const told = await trpc.health.get.query();
  return { ...told, of: Object.fromEntries(told.checks.map((check) => [check.id, check])) };
}

const factOf = (check: { facts: { label: string; text: string | null }[] } | undefined, label: string) =>
  check?.facts.find((fact) => fact.label === label)?.text;

describeWithServer('health', { env: { SMTP_URL: 'smtp://joe:hunter22@127.0.0.1:1' } }, (harness: WithServer) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
  });
  beforeEach(() => {
    harness.server.deps.healthSources.diskOf = async () => ({ bavail: 50 * GB, blocks: 100 * GB, bsize: 1 });
  });

  it('shows the state of the database, Redis, the disk and the versions', async () => {
    const health = await healthFor(admin);
    expect(health.of.database).toMatchObject({ state: 'good', advice: null });
    expect(factOf(health.of.database, 'Migrations')).toMatch(/^(\d+) of \1$/);
    expect(health.of.redis?.state).toBe('off');
    expect(health.of.disk?.state).toBe('good');
    expect(health.of.versions).toMatchObject({ state: 'good' });
    expect(factOf(health.of.versions, 'Node.js')).toBe(process.versions.node);
    expect(health.workers).toEqual([]);
  });

  it('reports a full or hanging disk as broken without delaying other checks', async () => {
    harness.server.deps.healthSources.diskOf = async () => ({ bavail: 1, blocks: 100 * GB, bsize: 1 });
    expect(await healthFor(admin)).toMatchObject({
      state: 'broken',
      of: { disk: { state: 'broken' }, database: { state: 'good' } },
    });
    let answer: (room: { bavail: number; blocks: number; bsize: number }) => void = () => {};
    harness.server.deps.healthSources.diskOf = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    expect(await healthFor(admin)).toMatchObject({
      of: {
        disk: { state: 'broken', found: 'There was no answer within 3 seconds.' },
        database: { state: 'good' },
      },
    });
    answer({ bavail: 50, blocks: 100, bsize: GB });
  });

  it('reports unreachable Redis as broken with advice, and still shows the other checks', async () => {
    const away = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: 1, lazyConnect: true });
    away.on('error', () => undefined);
    harness.server.deps.healthSources.redis = away;
    const health = await healthFor(admin);
    away.disconnect();
    harness.server.deps.healthSources.redis = null;
    expect(health.of.redis).toMatchObject({
      state: 'broken',
      advice: expect.stringContaining('See whether Redis runs'),
    });
    expect(health.of.database?.state).toBe('good');
  });

  it('names failing background work with its error, without secrets', async () => {
    const log = harness.server.deps.healthSources.rounds.open({ area: 'mails', name: 'mails', pauseMs: 1_000 });
    log.began();
    log.failed(new Error('no login with hunter22 for ada@example.org'));
    const health = await healthFor(admin);
    expect(health.workers).toMatchObject([
      { state: 'attention', failures: 1, error: 'no login with [hidden] for [address]' },
    ]);
    expect(health.workers.length).toBe(1);
    const { checks } = await admin.trpc.health.get.query();
    expect(checks.find(({ id }) => id === 'workers')).toMatchObject({ state: 'attention' });
    log.began();
    log.ended();
    expect((await admin.trpc.health.get.query()).workers).toMatchObject([{ state: 'good', error: null }]);
  });

  it('counts waiting and abandoned mail, with the last error', async () => {
    // Deletes the mails that were sent to new accounts.
    await harness.database.transaction((tx) => tx.delete(mails));
    const now = new Date();
    const old = {
      recipient: 'a@example.org',
      subject: 's',
      body: 'b',
      createdAt: new Date(now.getTime() - 2 * 3_600_000),
    };
    const rows = [
      { id: newId(), ...old, attempts: 3, lastError: '535 no user joe with hunter22' },
      { id: newId(), ...old, attempts: 25, sendAfter: new Date(0), lastError: 'older' },
    ];
    await harness.database.transaction((tx) => tx.insert(mails).values(rows));
    const health = await healthFor(admin);
    expect(health.of.mail).toMatchObject({ state: 'broken' });
    expect(factOf(health.of.mail, 'Last error')).toBe('535 no user joe with [hidden]');
    expect([factOf(health.of.mail, 'Waiting'), factOf(health.of.mail, 'Given up')]).toEqual(['1 mail', '1 mail']);
    expect(health.queues.find(({ name }) => name === 'mails')).toMatchObject({ waiting: 1, state: 'attention' });
    expect(health.of.parked).toMatchObject({ state: 'attention' });
    await harness.database.transaction((tx) => tx.delete(mails));
  });

  it('shows for every queue how many entries wait, and since when', async () => {
    const createdAt = new Date(Date.now() - 3 * 60_000);
    const row = { id: newId(), userId: admin.id, kind: 'cheer', source: 's', about: {}, createdAt };
    await harness.database.transaction((tx) => tx.insert(notificationQueue).values(row));
    const { queues } = await admin.trpc.health.get.query();
    expect(queues.map(({ name }) => name).toSorted()).toEqual([
      'account-creation',
      'boards',
      'figures',
      'mails',
      'notifications',
      'pushes',
      'sums',
    ]);
    expect(queues.find(({ name }) => name === 'notifications')).toMatchObject({
      waiting: 1,
      state: 'attention',
      oldestAt: createdAt.toISOString(),
    });
    await harness.database.transaction((tx) => tx.delete(notificationQueue));
  });

  it('contains no address, password or key', async () => {
    const told = JSON.stringify(await admin.trpc.health.get.query());
    const { databaseUrl, smtpUrl } = harness.server.deps.env;
    for (const hidden of ['hunter22', smtpUrl, databaseUrl, admin.user.email, admin.token]) {
      if (hidden) expect(told).not.toContain(hidden);
    }
  });

  it('reminds of a backup once it is older than the reminder, which admins set', async () => {
    const { trpc } = admin;
    expect(await trpc.health.backups.query()).toMatchObject({ lastAt: null, reminder: 'weekly', due: false });
    const at = new Date(Date.now() - 8 * DAY_MS);
    await harness.database.transaction((tx) => saveBackupNote(tx, { at, why: 'by-hand' }));
    await harness.database.transaction((tx) => saveBackupNote(tx, { at: new Date(0), why: 'by-hand' }));
    expect(await trpc.health.backups.query()).toMatchObject({ lastAt: at.toISOString(), due: true });
    expect((await healthFor(admin)).of.backups?.state).toBe('attention');
    expect(await trpc.health.setReminder.mutate({ reminder: 'monthly' })).toMatchObject({
      reminder: 'monthly',
      due: false,
    });
    await trpc.health.setReminder.mutate({ reminder: 'monthly' });
    const entries = await harness.database.read
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'backups.reminder'));
    expect(entries.map(({ details, actorId }) => [details, actorId])).toEqual([
      ['Every 7 days → Every 30 days', admin.id],
    ]);
    expect((await healthFor(admin)).of.backups?.state).toBe('good');
    await harness.database.transaction((tx) => saveBackupNote(tx, { at: new Date(0), why: 'restored' }));
    expect((await readBackupFacts(harness.database.read)).last).toEqual({ at: new Date(0), why: 'restored' });
  });
});

describeWithServer(
  'the test e-mail',
  { env: () => ({ SMTP_URL: inbox.url, MAIL_FROM: 'Quorbit <quiz@example.org>' }) },
  (harness) => {
    it('is sent to the admin’s own address, and quotes the mail server', async () => {
      const admin = await plantPerson(harness.server, { role: 'admin' });
      expect(await admin.trpc.health.testMail.mutate()).toMatchObject({
        accepted: true,
        by: 'server',
        to: admin.user.email,
        advice: null,
        answer: expect.stringMatching(/^250 /),
      });
      expect(inbox.received.at(-1)?.to).toEqual([admin.user.email]);
      inbox.refuse(1);
      expect(await admin.trpc.health.testMail.mutate()).toMatchObject({
        accepted: false,
        answer: expect.stringContaining('451'),
        advice: expect.stringContaining('SMTP_URL'),
      });
      for (let times = 0; times < 3; times += 1) await admin.trpc.health.testMail.mutate();
      expect(await refusalOf(admin.trpc.health.testMail.mutate())).toMatchObject({ code: 'TOO_MANY' });
      harness.server.setNow(new Date(Date.now() + 3_600_001));
      expect(await admin.trpc.health.testMail.mutate()).toMatchObject({ accepted: true });
    });

    it('gives up after a time limit if the mail server doesn’t reply', async () => {
      const silent = createServer();
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const { port } = Object(silent.address());
      const deps = harness.server.deps;
      const env = { ...deps.env, smtpUrl: `smtp://127.0.0.1:${port}` };
      expect(await sendTestMail({ ...deps, env }, 'a@example.org', new Date(), 100)).toEqual({
        accepted: false,
        answer: 'There was no answer within 0.1 seconds.',
      });
      silent.close();
    });
  },
);

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await startSmtpInbox();
});
afterAll(() => inbox.close());
