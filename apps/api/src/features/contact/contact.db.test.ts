import { contactMessages } from '@quorbit/db/schema/contact';
import { mails } from '@quorbit/db/schema/mails';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { plantMessage } from './testing.ts';

const INBOX = 'team@example.org';

describeWithServer(
  'contact',
  { env: { CONTACT_EMAIL: INBOX, CONTACT_LINKS: 'https://example.org/club' } },
  (harness) => {
    let admin: Person;
    let writer: Person;
    beforeAll(async () => {
      admin = await plantPerson(harness.server, { role: 'admin' });
    });
    beforeEach(async () => {
      writer = await plantPerson(harness.server);
    });

    const input = (changes = {}) => ({
      from_name: 'Ada',
      from_email: 'Ada@Example.org',
      message: 'Hi!\n<b>?</b>',
      ...changes,
    });
    const stored = () =>
      harness.database.read.select().from(contactMessages).where(eq(contactMessages.userId, writer.id));

    it('shows everybody how to reach the operators of the server', async () => {
      const details = { email: INBOX, links: ['https://example.org/club'] };
      const told = await send(harness.server.address, 'GET', '/trpc/contact.details');
      expect(told.body).toEqual({ result: { data: details } });
    });

    it('stores a message as it was written and queues it as mail with the sender as reply address', async () => {
      const sent = await send(harness.server.address, 'POST', '/api/contact', { token: writer.token, body: input() });
      expect(sent).toMatchObject({ status: 200, body: { success: true } });
      expect(await stored()).toMatchObject([
        { fromName: 'Ada', fromEmail: 'ada@example.org', message: 'Hi!\n<b>?</b>', premium: false, doneAt: null },
      ]);
      const [mail] = await harness.database.read
        .select()
        .from(mails)
        .where(eq(mails.recipient, INBOX))
        .orderBy(desc(mails.id))
        .limit(1);
      expect(mail).toMatchObject({
        subject: 'Message from Ada',
        body: expect.stringContaining('Hi!\n<b>?</b>'),
        replyTo: { name: 'Ada', address: 'ada@example.org' },
      });
      expect(mail?.body).toContain(writer.id);
    });

    it('refuses line breaks in name and address, empty messages and long ones, and names the field', async () => {
      for (const [field, value] of [
        ['from_name', 'Ada\nBcc: all@example.org'],
        ['from_name', 'Ada\u2028Lovelace'],
        ['from_email', 'ada@example.org\r\nBcc: all@example.org'],
        ['from_email', 'nobody'],
        ['message', '  '],
        ['message', 'x'.repeat(5_001)],
      ] as const) {
        const refused = await send(harness.server.address, 'POST', '/api/contact', {
          token: writer.token,
          body: input({ [field]: value }),
        });
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
      }
      expect(await stored()).toEqual([]);
    });

    it('accepts five messages an hour from one person, even when fifty arrive at once', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => outcomeOf(writer.trpc.contact.send.mutate(input()))),
      );
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(5);
      const refusal = await refusalOf(writer.trpc.contact.send.mutate(input()));
      expect(refusal).toMatchObject({ code: 'TOO_MANY', message: expect.stringMatching(/write again later/) });
      expect(await stored()).toHaveLength(5);
      const hourAgo = new Date(Date.now() - 3_600_000);
      await harness.database.read
        .update(contactMessages)
        .set({ sentAt: hourAgo })
        .where(eq(contactMessages.userId, writer.id));
      expect(await outcomeOf(writer.trpc.contact.send.mutate(input()))).toBe('ok');
    });

    it('lists waiting messages page by page, premium users’ first, and done ones separately', async () => {
      await harness.database.read.delete(contactMessages);
      const premium = await plantPerson(harness.server, { role: 'premium' });
      const [first, second, third] = [
        await plantMessage(harness.server, writer),
        await plantMessage(harness.server, premium),
        await plantMessage(harness.server, writer),
      ];
      async function all(done: boolean): Promise<string[]> {
        const ids: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await admin.trpc.contact.list.query({ limit: 1, cursor, done });
          ids.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        return ids;
      }
      expect(await all(false)).toEqual([second, third, first]);
      const read = await admin.trpc.contact.setState.mutate({ id: third, state: 'read' });
      expect(read).toMatchObject({ id: third, premium: false, readAt: expect.any(String), doneAt: null });
      for (const id of [second, third]) await admin.trpc.contact.setState.mutate({ id, state: 'done' });
      expect([await all(false), await all(true)]).toEqual([[first], [third, second]]);
      await admin.trpc.contact.setState.mutate({ id: third, state: 'unread' });
      expect((await admin.trpc.contact.list.query({})).items[0]).toMatchObject({
        id: third,
        readAt: null,
        doneAt: null,
      });
    });
  },
);

describeWithServer('contact without an address', { on: ['PGlite'] }, (harness) => {
  it('stores the message and sends no mail', async () => {
    const writer = await plantPerson(harness.server);
    const before = await harness.database.read.$count(mails);
    await writer.trpc.contact.send.mutate({ from_name: 'Ada', from_email: 'a@example.org', message: 'Hi' });
    expect(await harness.database.read.$count(contactMessages)).toBe(1);
    expect(await harness.database.read.$count(mails)).toBe(before);
    expect(await writer.trpc.contact.details.query()).toEqual({ email: null, links: [] });
  });
});
