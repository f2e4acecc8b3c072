import { challenges } from '@quorbit/db/schema/challenges';
import { notificationQueue } from '@quorbit/db/schema/notification-queue';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeAtNoon } from '../../testing/describe-at-noon.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { answersTo, plantChallenge, plantPlay, plantRun } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { notifyOfEndings } from './challenges.worker.ts';

describeAtNoon('participants of a challenge are notified', (harness, clock) => {
  async function told(person: Person) {
    const items = await listNotificationsOf(harness.server, person);
    return items.toReversed().map(({ kind, about }) => [kind, about.game, about.xp ?? null]);
  }
  async function tellAll() {
    while (await notifyOfEndings(harness.server.deps));
  }
  const oneQuiz = async () => ({ quizzes: [await plantQuiz(harness.server, { ownerId: null })] });

  it('that it ends soon, once, if they joined and have not completed it', async () => {
    const [joined, done, idle] = await Promise.all([1, 2, 3].map(() => plantPerson(harness.server)));
    if (!joined || !done || !idle) throw new Error('There are three.');
    const challenge = await plantChallenge(harness.server, { ...(await oneQuiz()) });
    clock(12);
    await plantRun(harness.server, joined, challenge);
    const play = await plantPlay(harness.server, done, challenge);
    const { id } = challenge;
    await done.trpc.challenges.submitQuiz.mutate({ id, quizId: play.quiz.id, answers: answersTo(play) });
    clock(20.9);
    await tellAll();
    expect(await told(joined)).toEqual([]);
    clock(21);
    await Promise.all([notifyOfEndings(harness.server.deps), notifyOfEndings(harness.server.deps)]);
    await tellAll();
    clock(22);
    await tellAll();
    expect(await told(joined)).toEqual([['challenge_ending', 'Daily', null]]);
    expect(await told(done)).toEqual([['challenge_prize', 'Daily', expect.any(Number)]]);
    expect(await told(idle)).toEqual([]);
  });

  it('of no ended or deleted challenge, and not for a run begun shortly before the end', async () => {
    const [ada, admin] = [await plantPerson(harness.server), await plantPerson(harness.server, { role: 'admin' })];
    const [over, deleted, short] = [
      await plantChallenge(harness.server, await oneQuiz()),
      await plantChallenge(harness.server, await oneQuiz()),
      await plantChallenge(harness.server, { ...(await oneQuiz()), duration: 26 }),
    ];
    for (const challenge of [over, deleted, short]) await plantRun(harness.server, ada, challenge);
    await admin.trpc.challenges.delete.mutate({ id: deleted.id });
    clock(24);
    await tellAll();
    // The first run was reset after a day, so joining again begins another one.
    await plantRun(harness.server, ada, short);
    await tellAll();
    expect((await told(ada)).filter(([kind]) => kind === 'challenge_ending')).toEqual([]);
  });

  it('in several transactions if there are many learners, each learner once', async () => {
    const challenge = await plantChallenge(harness.server, await oneQuiz());
    clock(1);
    const people = await Promise.all(Array.from({ length: 3 }, () => plantPerson(harness.server)));
    for (const person of people) await plantRun(harness.server, person, challenge);
    clock(21.5);
    expect(await notifyOfEndings(harness.server.deps, { batch: 2 })).toBe(true);
    const queued = () =>
      harness.database.read.select().from(notificationQueue).where(eq(notificationQueue.source, challenge.id));
    expect(await queued()).toHaveLength(2);
    expect(await notifyOfEndings(harness.server.deps, { batch: 2 })).toBe(false);
    expect(new Set((await queued()).map(({ userId }) => userId)).size).toBe(3);
    const [row] = await harness.database.read.select().from(challenges).where(eq(challenges.id, challenge.id));
    expect(row?.endingTold).toBe(true);
  });
});
