import { users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { mails } from '@quorbit/db/schema/mails';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../../lib/logger.ts';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { attemptInput, plantQuiz, plantSeal } from '../../../testing/planted/quiz.ts';
import { startSmtpInbox } from '../../../testing/stand-ins/smtp-inbox.ts';
import type { Person } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf } from '../../../testing/wire/refusal.ts';
import { createMailTransport } from '../../mails/mail-transport.ts';
import { sendDueMails } from '../../mails/mails.worker.ts';
import { sendReminders } from '../../reminders/reminders.worker.ts';
import { createStopToken } from './reminder-stop.token.ts';

const NOW = new Date('2026-07-10T19:30:00.000Z');
const FORM = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

describeWithServer('reminder e-mails', { now: NOW }, (harness) => {
  let learner: Person;
  beforeEach(async () => {
    await harness.database.transaction(async (tx) => {
      await tx.delete(mails);
      await tx.update(users).set({ reminderTime: null, nextReminderAt: null });
    });
    learner = await plantPerson(harness.server);
    await learner.trpc.accounts.updateSettings.mutate({ timeZone: 'UTC', reminderTime: '19:00' });
  });

  const remind = () => sendReminders(harness.server.deps);
  const queued = () => harness.database.read.select().from(mails);
  const byMail = async () => (await learner.trpc.accounts.me.query()).reminderByMail;
  const token = () => createStopToken(harness.server.deps.authSecret, learner.id);
  const setStreak = (streakCount: number, streakPoints: number) =>
    harness.database.transaction((tx) =>
      tx
        .update(learners)
        .set({ streakCount, streakPoints, streakLastDay: '2026-07-09' })
        .where(eq(learners.userId, learner.id)),
    );

  it('aren’t sent when no review is due and no streak is at risk', async () => {
    await remind();
    expect(await queued()).toEqual([]);
  });

  it('announce due reviews, unless these are sealed, suspended, or new ones that the learner doesn’t want', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const finishedAt = '2026-07-08T12:00:00.000Z';
    await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 2, finishedAt }));
    // The last work was two days ago, so there is no streak at risk.
    await setStreak(0, 0);
    const subjects = async () => {
      await harness.database.transaction((tx) => tx.delete(mails));
      await harness.database.transaction((tx) =>
        tx
          .update(users)
          .set({ remindedOn: null, nextReminderAt: new Date(0) })
          .where(eq(users.id, learner.id)),
      );
      await remind();
      return (await queued()).map(({ subject }) => subject);
    };
    expect(await subjects()).toEqual(['Your reviews are due']);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 0 });
    expect(await subjects()).toEqual([]);
    await learner.trpc.accounts.updateSettings.mutate({ newReviewsPerDay: 20 });
    const questionId = quiz.questionIds[2] ?? '';
    await learner.trpc.reviews.suspend.mutate({ quizId: quiz.id, questionId, suspended: true });
    expect(await subjects()).toEqual([]);
    await learner.trpc.reviews.suspend.mutate({ quizId: quiz.id, questionId, suspended: false });
    await plantSeal(harness.server, quiz.id, NOW);
    expect(await subjects()).toEqual([]);
  });

  it('contain what mail programs need to stop them, and are cleared from the database once sent', async () => {
    await setStreak(1, 3);
    await remind();
    const inbox = await startSmtpInbox();
    const log = createLogger('silent');
    const transport = createMailTransport(
      { smtpUrl: inbox.url, mailFrom: 'q@example.org', dataDir: '/nonexistent' },
      log,
    );
    await sendDueMails({ database: harness.database, transport, log, now: () => NOW });
    transport.close();
    await inbox.close();
    const [mail] = inbox.received;
    expect(mail?.headers.get('subject')).toBe('Your 1-day streak ends today');
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const stop = new URL(/^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
    expect(mail?.text).toContain(`${harness.server.address}/stop-reminders?token=${token()}`);
    expect((await queued())[0]).toMatchObject({ body: '', stopUrl: null });
    expect(await byMail()).toBe(true);
    const answer = await send(harness.server.address, 'POST', `${stop.pathname}${stop.search}`, FORM);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(await byMail()).toBe(false);
  });

  it('stop with one tap, however often it is repeated; the reminder time stays', async () => {
    await setStreak(5, 0);
    for (let taps = 0; taps < 2; taps += 1) {
      await harness.server.client().accounts.stopReminders.mutate({ token: token() });
    }
    expect(await byMail()).toBe(false);
    expect((await learner.trpc.accounts.me.query()).reminderTime).toBe('19:00');
    await remind();
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['a multipart form', { raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    ['nothing', {}],
    ['JSON', { body: { any: 'thing' } }],
  ])('stop with %s in the request body', async (_what, request) => {
    const answer = await send(harness.server.address, 'POST', `/api/reminders/stop?token=${token()}`, request);
    expect(answer.status).toBe(204);
    expect(await byMail()).toBe(false);
  });

  it('aren’t stopped by a GET request, which redirects to the page', async () => {
    const answer = await send(harness.server.address, 'GET', `/api/reminders/stop?token=${token()}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/stop-reminders?token=${token()}`);
    expect(await byMail()).toBe(true);
  });

  it('aren’t stopped by another person’s, a damaged or a missing token', async () => {
    const person = await plantPerson(harness.server);
    const [, signature] = createStopToken(harness.server.deps.authSecret, person.id).split('.');
    for (const wrong of [`${learner.id}.${signature}`, `${learner.id}.`, `${token()}.x`, '..', 'x', `${learner.id}`]) {
      expect(await outcomeOf(harness.server.client().accounts.stopReminders.mutate({ token: wrong }))).toBe('INVALID');
    }
    for (const query of ['', '?token=', `?token=x&token=${token()}`, `?token=${'x'.repeat(300)}`, '?token[]=x']) {
      expect((await send(harness.server.address, 'POST', `/api/reminders/stop${query}`, FORM)).status).toBe(400);
    }
    const large = { ...FORM, raw: 'x'.repeat(5_000) };
    expect((await send(harness.server.address, 'POST', `/api/reminders/stop?token=${token()}`, large)).status).toBe(
      413,
    );
    expect(await byMail()).toBe(true);
  });

  it('of others stay unaffected by the token of a deleted account, whose call succeeds', async () => {
    const other = await plantPerson(harness.server);
    await other.trpc.accounts.updateSettings.mutate({ reminderByMail: true });
    await learner.trpc.accounts.delete.mutate({ password: 'correct horse battery' });
    expect(await outcomeOf(harness.server.client().accounts.stopReminders.mutate({ token: token() }))).toBe('ok');
    expect((await other.trpc.accounts.me.query()).reminderByMail).toBe(true);
  });
});
