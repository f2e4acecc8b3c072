import { users } from '@quorbit/db/schema/accounts';
import { studyReminders } from '@quorbit/db/schema/tutor';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantReminder } from '../../testing/planted/tutor.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { sendStudyReminders } from './tutor.worker.ts';

describeAtNoon('study reminders', (harness, clock) => {
  let learner: Person;
  beforeEach(async () => {
    await harness.database.transaction((tx) => tx.delete(studyReminders));
    learner = await plantPerson(harness.server, { role: 'premium', timeZone: 'Europe/Berlin' });
  });

  const round = () => sendStudyReminders(harness.server.deps);
  /** Sends all due reminders, and returns all that the person has received so far, the newest first. */
  async function remindedOf(person = learner) {
    while (await round());
    return (await listNotificationsOf(harness.server, person)).map(({ kind, about: { text } }) => [kind, text]);
  }
  const change = (set: Partial<typeof users.$inferInsert>) =>
    harness.database.transaction((tx) => tx.update(users).set(set).where(eq(users.id, learner.id)));

  it('show how their text was understood, and are listed by their next time', async () => {
    const { setReminder, reminders, deleteReminder } = learner.trpc.tutor;
    const monday = await setReminder.mutate({ reminderText: 'Review fractions every Monday at 10 AM' });
    expect(monday).toMatchObject({
      text: 'Review fractions',
      context: 'study_session',
      when: 'Every Monday at 10:00 AM',
      // This Monday's 10 AM has already passed.
      nextAt: '2026-03-09T09:00:00.000Z',
    });
    const soon = await setReminder.mutate({ reminderText: 'Read' });
    expect(soon).toMatchObject({ when: 'Tuesday, March 3 at 7:00 PM', nextAt: '2026-03-03T18:00:00.000Z' });
    expect(await setReminder.mutate({ reminderText: 'review fractions  every Monday at 10am' })).toEqual(monday);
    expect(await reminders.query()).toEqual([soon, monday]);
    const person = await plantPerson(harness.server, { role: 'premium' });
    expect(await outcomeOf(person.trpc.tutor.deleteReminder.mutate({ id: soon.id }))).toBe('NOT_FOUND');
    await deleteReminder.mutate({ id: soon.id });
    expect(await outcomeOf(deleteReminder.mutate({ id: soon.id }))).toBe('NOT_FOUND');
    expect(await reminders.query()).toEqual([monday]);
  });

  it('are sent once at their time, and again on their next day', async () => {
    await learner.trpc.tutor.setReminder.mutate({ reminderText: 'Daily at 7 PM read' });
    const read = ['study_reminder', 'Read'];
    clock(5.99);
    expect(await remindedOf()).toEqual([]);
    clock(6);
    expect(await remindedOf()).toEqual([read]);
    expect(await remindedOf()).toEqual([read]);
    clock(30);
    expect(await remindedOf()).toEqual([read, read]);
    // After days in which nothing was sent, the reminder is sent once, and then as usual.
    clock(24 * 9);
    expect(await remindedOf()).toEqual([read, read, read]);
    expect((await learner.trpc.tutor.reminders.query())[0]?.nextAt).toBe('2026-03-11T18:00:00.000Z');
  });

  it('for a single day are sent once, stay listed, and are deleted when new ones need room', async () => {
    await learner.trpc.tutor.setReminder.mutate({ reminderText: 'Read tomorrow at 8 am' });
    clock(48);
    expect(await remindedOf()).toHaveLength(1);
    expect(await learner.trpc.tutor.reminders.query()).toMatchObject([{ text: 'Read', nextAt: null }]);
    clock(96);
    expect(await remindedOf()).toHaveLength(1);
    for (let number = 1; number <= 20; number += 1)
      await plantReminder(harness.server, learner, `Daily read part ${number}`);
    expect(await learner.trpc.tutor.reminders.query()).toHaveLength(20);
    expect(await refusalOf(learner.trpc.tutor.setReminder.mutate({ reminderText: 'Daily' }))).toMatchObject({
      code: 'CONFLICT',
      message: 'You can have at most 20 reminders. Delete one that you no longer need.',
    });
  });

  it('are skipped for users who are suspended or not premium, and sent again once they may get them', async () => {
    await learner.trpc.tutor.setReminder.mutate({ reminderText: 'Daily at 7 PM' });
    await change({ role: 'user' });
    clock(6);
    expect(await remindedOf()).toEqual([]);
    await change({ role: 'premium', suspendedAt: new Date(NOON) });
    clock(30);
    while (await round());
    await change({ suspendedAt: null });
    expect(await remindedOf()).toEqual([]);
    clock(54);
    expect(await remindedOf()).toEqual([['study_reminder', 'Time to study']]);
  });

  it('follow the local time of a learner who flew west or east', async () => {
    await learner.trpc.tutor.setReminder.mutate({ reminderText: 'Daily at 7 PM' });
    await change({ timeZone: 'America/New_York' });
    clock(6);
    expect(await remindedOf()).toEqual([]);
    clock(12);
    expect(await remindedOf()).toHaveLength(1);
    await change({ timeZone: 'Europe/Berlin' });
    clock(36);
    expect(await remindedOf()).toHaveLength(2);
    expect((await learner.trpc.tutor.reminders.query())[0]?.nextAt).toBe('2026-03-04T18:00:00.000Z');
  });

  it('are sent once although several processes run, and despite an unknown time zone', async () => {
    const others = await Promise.all([1, 2, 3].map(() => plantPerson(harness.server, { role: 'premium' })));
    for (const person of [learner, ...others]) await plantReminder(harness.server, person, 'Daily at 5 PM');
    await change({ timeZone: 'Atlantis/Capital' });
    clock(6);
    await Promise.all([round(), round(), round(), round()]);
    for (const person of [learner, ...others]) expect(await remindedOf(person)).toHaveLength(1);
  });
});
