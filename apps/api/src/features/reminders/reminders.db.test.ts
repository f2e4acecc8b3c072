import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { mails } from '@quorbit/db/schema/mails';
import { activeDays } from '@quorbit/db/schema/streaks';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { sendReminders } from './reminders.worker.ts';

describeWithServer('daily reminders', { env: { PUBLIC_URL: 'https://quiz.example.org' } }, (harness) => {
  let berlin: Person;
  let tokyo: Person;
  let quiet: Person;
  beforeAll(async () => {
    [berlin, tokyo, quiet] = await Promise.all([
      plantPerson(harness.server),
      plantPerson(harness.server),
      plantPerson(harness.server),
    ]);
    await quiet.trpc.accounts.updateSettings.mutate({ timeZone: 'Europe/Berlin' });
  });
  beforeEach(async () => {
    await harness.database.transaction(async (tx) => {
      await tx.update(users).set({ remindedOn: null, suspendedAt: null });
      await tx.delete(activeDays);
      // The streak ends today unless the learner does something, because no streak freeze is left.
      await tx.update(learners).set({ streakCount: 3, streakPoints: 0, streakLastDay: '2026-07-09' });
      await tx.delete(mails);
    });
    await berlin.trpc.accounts.updateSettings.mutate({ timeZone: 'Europe/Berlin', reminderTime: '19:00' });
    await tokyo.trpc.accounts.updateSettings.mutate({ timeZone: 'Asia/Tokyo', reminderTime: '01:30' });
  });

  /** Runs one round at this time and returns the e-mail addresses that get a reminder. */
  async function remindedAt(time: string): Promise<string[]> {
    await harness.database.transaction((tx) => tx.delete(mails));
    // The streak's last day is yesterday, so that each day of a test decides about the streak.
    const yesterday = addDays(learnerDay(new Date(time), 'UTC'), -1);
    await harness.database.transaction((tx) => tx.update(learners).set({ streakLastDay: yesterday }));
    await sendReminders({ ...harness.server.deps, now: () => new Date(time) });
    return (await harness.database.read.select().from(mails)).map(({ recipient }) => recipient).sort();
  }
  const nobody: string[] = [];

  it("go out once the time has passed on the learner's own clock, once a day", async () => {
    // Berlin is two hours ahead of UTC in summer.
    expect(await remindedAt('2026-07-10T16:59:59Z')).not.toContain(berlin.user.email);
    expect(await remindedAt('2026-07-10T17:00:00Z')).toContain(berlin.user.email);
    for (const later of [
      '2026-07-10T17:00:01Z',
      '2026-07-10T21:59:00Z',
      '2026-07-10T22:01:00Z',
      '2026-07-11T01:59:00Z',
    ]) {
      expect(await remindedAt(later)).not.toContain(berlin.user.email);
    }
    expect(await remindedAt('2026-07-11T16:59:00Z')).not.toContain(berlin.user.email);
    expect(await remindedAt('2026-07-11T17:00:00Z')).toContain(berlin.user.email);
  });

  it('count a time after midnight as the end of the day before, like the learner’s day', async () => {
    // In Tokyo, 01:30 is 16:30 UTC of the day before.
    expect(await remindedAt('2026-07-10T16:29:00Z')).not.toContain(tokyo.user.email);
    expect(await remindedAt('2026-07-10T16:30:00Z')).toContain(tokyo.user.email);
    expect(await remindedAt('2026-07-10T18:59:00Z')).not.toContain(tokyo.user.email);
    // At 04:00 in Tokyo (19:00 UTC) a new learner's day begins, and its reminder is many hours ahead.
    expect(await remindedAt('2026-07-10T19:00:00Z')).not.toContain(tokyo.user.email);
    expect(await remindedAt('2026-07-11T16:30:00Z')).toContain(tokyo.user.email);
  });

  it('are not sent to learners who learned that day, are suspended or turned reminders off', async () => {
    await harness.database.transaction((tx) => tx.insert(activeDays).values({ userId: berlin.id, day: '2026-07-10' }));
    expect(await remindedAt('2026-07-10T18:00:00Z')).toEqual([tokyo.user.email]);
    expect(await remindedAt('2026-07-11T18:00:00Z')).toContain(berlin.user.email);
    await harness.database.transaction((tx) =>
      tx.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, tokyo.id)),
    );
    expect(await remindedAt('2026-07-12T16:45:00Z')).toEqual(nobody);
    await berlin.trpc.accounts.updateSettings.mutate({ reminderTime: null });
    expect(await remindedAt('2026-07-13T18:00:00Z')).toEqual(nobody);
  });

  it('are not sent to learners who flew west and have already learned on a later day', async () => {
    await harness.database.transaction((tx) => tx.insert(activeDays).values({ userId: berlin.id, day: '2026-07-11' }));
    expect(await remindedAt('2026-07-10T18:00:00Z')).toEqual([tokyo.user.email]);
  });

  it('are never sent twice for one day, not even if the learner flies west', async () => {
    expect(await remindedAt('2026-07-10T17:30:00Z')).toContain(berlin.user.email);
    await berlin.trpc.accounts.updateSettings.mutate({ timeZone: 'America/Los_Angeles' });
    expect(await remindedAt('2026-07-11T02:30:00Z')).not.toContain(berlin.user.email);
  });

  it('reach other learners even if one learner’s time zone is no longer known', async () => {
    await harness.database.transaction((tx) =>
      tx.update(users).set({ timeZone: 'Atlantis/Capital' }).where(eq(users.id, tokyo.id)),
    );
    expect(await remindedAt('2026-07-10T18:00:00Z')).toEqual([berlin.user.email]);
  });

  it('go out only once even if several processes send them', async () => {
    const round = () => sendReminders({ ...harness.server.deps, now: () => new Date('2026-07-10T17:30:00Z') });
    await Promise.all([round(), round(), round(), round()]);
    const rows = await harness.database.read.select().from(mails);
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([berlin.user.email, tokyo.user.email].sort());
    expect(rows[0]?.body).toContain('https://quiz.example.org/settings');
    expect(rows[0]?.subject).toBe('Your 3-day streak ends today');
  });
});
