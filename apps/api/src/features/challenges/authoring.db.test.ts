import { newId } from '@quorbit/contracts/lib/ids';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, HOUR, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { plantChallenge, plantRun } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

describeAtNoon('making challenges', (harness, clock) => {
  let admin: Person;
  beforeEach(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
  });
  const least = async () => ({
    title: 'Daily',
    description: 'Play.',
    type: 'quiz_completion' as const,
    quizzes: [(await plantQuiz(harness.server, { ownerId: null })).id],
  });
  const issuesOf = async (change: object) => {
    const refused = await refusalOf(admin.trpc.challenges.create.mutate({ ...(await least()), ...change }));
    return (refused as { issues?: { path: string }[] }).issues?.map(({ path }) => path);
  };
  const sealsOf = (quizId: string) =>
    harness.database.read
      .select({ endsAt: quizSeals.endsAt })
      .from(quizSeals)
      .where(and(eq(quizSeals.quizId, quizId), isNull(quizSeals.userId)));

  it('uses the given dates, even for a short time, and seals the quizzes from now until the end', async () => {
    const input = await least();
    const dates = { startDate: at(1), endDate: at(1.5) };
    const made = await admin.trpc.challenges.create.mutate({ ...input, ...dates });
    expect(made).toMatchObject({ ...dates, isAvailable: false, status: 'available' });
    const [quizId = ''] = input.quizzes;
    expect(await sealsOf(quizId)).toEqual([{ endsAt: new Date(at(1.5)) }]);
    const learner = await plantPerson(harness.server);
    expect(await outcomeOf(learner.trpc.quizzes.start.query({ id: quizId }))).toBe('CONFLICT');
    const game = { kind: 'challenge', id: made.id, name: 'Daily' };
    expect((await learner.trpc.quizzes.get.query({ id: quizId })).game).toEqual(game);
    const device = new Device(learner, () => NOON);
    await device.exchange();
    expect(device.rows.get(`everyone|pack|${quizId}`)).toMatchObject({ body: { game } });
    await admin.trpc.challenges.delete.mutate({ id: made.id });
    expect(await sealsOf(quizId)).toEqual([{ endsAt: new Date(NOON) }]);
    expect(await outcomeOf(learner.trpc.quizzes.start.query({ id: quizId }))).toBe('ok');
    expect(await outcomeOf(admin.trpc.challenges.delete.mutate({ id: made.id }))).toBe('NOT_FOUND');
  });

  it('refuses dates out of order or too far ahead, and quizzes that a challenge can’t ask', async () => {
    expect(await refusalOf(admin.trpc.challenges.create.mutate({ ...(await least()), endDate: at(-1) }))).toMatchObject(
      {
        code: 'INVALID',
        message: 'The end must come after the start, and not have passed.',
      },
    );
    const wrong = async (change: object) =>
      outcomeOf(admin.trpc.challenges.create.mutate({ ...(await least()), ...change }));
    expect(await wrong({ startDate: at(2), endDate: at(1) })).toBe('INVALID');
    expect(await wrong({ startDate: at(1), endDate: at(80) })).toBe('INVALID');
    expect(await wrong({ startDate: at(24 * 40) })).toBe('INVALID');
    const ids = async (...quizzes: Promise<{ id: string }>[]) => ({
      quizzes: (await Promise.all(quizzes)).map(({ id }) => id),
    });
    for (const spec of [{ questions: 0 }, { deleted: true }, { ranked: true }])
      expect(await wrong(await ids(plantQuiz(harness.server, { ownerId: null, ...spec })))).toBe('INVALID');
    expect(await wrong({ quizzes: [newId()] })).toBe('INVALID');
    const focus = { type: 'category_focus', parameters: { quizCategory: 'Math' } };
    expect(await wrong(focus)).toBe('INVALID');
    const maths = await ids(plantQuiz(harness.server, { ownerId: null, category: 'Mathematics' }));
    expect(await wrong({ ...focus, ...maths })).toBe('ok');
    expect(await issuesOf({ quizzes: [newId()] })).not.toEqual([]);
  });

  it('lists never published quizzes first, and how many learners know the others', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, title: `Known ${newId()}` });
    const fresh = await plantQuiz(harness.server, { ownerId: null, status: 'draft', title: `Known ${newId()}` });
    for (let times = 0; times < 2; times += 1)
      await plantAttempt(harness.server, await plantPerson(harness.server), quiz);
    await plantChallenge(harness.server, { quizzes: [quiz], duration: 2 });
    const seen = [];
    let cursor: string | undefined;
    do {
      const page = await admin.trpc.challenges.availableQuizzes.query({ search: 'known', limit: 1, cursor });
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toMatchObject([
      { id: fresh.id, neverPublished: true, learners: 0, sealedUntil: null },
      { id: quiz.id, neverPublished: false, learners: 2, sealedUntil: at(2) },
    ]);
  });

  it('deletes challenges without quizzes and ended ones that nobody joined, and returns how many', async () => {
    clock(2);
    await admin.trpc.challenges.cleanup.mutate();
    clock(0);
    const gone = await plantChallenge(harness.server);
    for (const { id } of gone.quizzes) await admin.trpc.quizzes.delete.mutate({ id });
    const half = await plantChallenge(harness.server);
    await admin.trpc.quizzes.delete.mutate({ id: half.quizzes[0]?.id ?? '' });
    await plantChallenge(harness.server, { duration: 1 });
    const joined = await plantChallenge(harness.server, { duration: 1 });
    const learner = await plantPerson(harness.server);
    await plantRun(harness.server, learner, joined);
    clock(2);
    expect(await admin.trpc.challenges.cleanup.mutate()).toEqual({ removed: 2 });
    expect(await admin.trpc.challenges.cleanup.mutate()).toEqual({ removed: 0 });
    const open = (await learner.trpc.challenges.status.query({ limit: 100 })).items.map(({ id }) => id);
    expect([open.includes(gone.id), open.includes(half.id)]).toEqual([false, true]);
    expect(await outcomeOf(learner.trpc.challenges.getHistory.query({ id: joined.id }))).toBe('ok');
  });

  it('keeps a challenge whose author, also of its quizzes, deletes the account', async () => {
    const author = await plantPerson(harness.server, { role: 'admin' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', status: 'draft' });
    const { id } = await plantChallenge(harness.server, { quizzes: [quiz] });
    await author.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const learner = await plantPerson(harness.server);
    await plantRun(harness.server, learner, { id });
    expect(await learner.trpc.challenges.startQuiz.mutate({ id })).toMatchObject({ quiz: { id: quiz.id } });
  });

  it('creates a sample with its own quizzes, which can’t be taken outside the challenge', async () => {
    const made = await admin.trpc.challenges.createSample.mutate();
    await admin.trpc.challenges.createSample.mutate();
    const learner = await plantPerson(harness.server);
    for (const { id } of made.quizzes)
      expect(
        await outcomeOf(learner.trpc.attempts.submit.mutate({ ...attemptInput(await sample()), quizId: id })),
      ).not.toBe('ok');
    await learner.trpc.challenges.join.mutate({ id: made.id });
    expect(await outcomeOf(learner.trpc.challenges.startQuiz.mutate({ id: made.id }))).toBe('ok');
  });
  const sample = () => plantQuiz(harness.server, { ownerId: null });
});
