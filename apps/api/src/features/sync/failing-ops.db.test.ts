import { newId } from '@quorbit/contracts/lib/ids';
import type { ParkedRow } from '@quorbit/contracts/sync/parked-row';
import type { Op } from '@quorbit/contracts/sync/schema';
import { cards } from '@quorbit/db/schema/reviews';
import { opFailures } from '@quorbit/db/schema/sync';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

describeWithServer('ops that make the server throw', (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  let device: Device;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => harness.server.deps.now().getTime());
  });

  const attempt = (right: number) => device.attempt(attemptInput(quiz, { right }));
  /** Makes the database refuse one attempt with an unexpected error. */
  async function breakAttempt({ args }: Op): Promise<void> {
    const { attemptId } = args as { attemptId: string };
    await harness.database.read.execute(
      sql.raw(`alter table attempts add constraint broken check (id <> '${attemptId}'::uuid)`),
    );
  }
  async function mend(): Promise<void> {
    await harness.database.read.execute(sql.raw('alter table attempts drop constraint if exists broken'));
  }

  it('is parked at the third failure without blocking other work, and applied later', async () => {
    const poison = attempt(1);
    const after = attempt(3);
    await breakAttempt(poison);
    for (const failures of [1, 2]) {
      const reply = await device.exchange([poison, after]);
      expect(reply).toMatchObject({
        ackSeq: 0,
        expectedSeq: 1,
        retryAfter: 5,
        rows: failures === 1 ? expect.any(Array) : [],
      });
      const [failure] = await harness.database.read.select().from(opFailures).where(eq(opFailures.userId, learner.id));
      expect(failure?.count).toBe(failures);
    }
    const reply = await device.exchange([poison, after]);
    expect(reply).toMatchObject({ ackSeq: 2, parked: [{ seq: 1, opId: poison.opId }], rejected: [] });
    expect(device.bodies<ParkedRow>('held').get(poison.opId)).toMatchObject({ type: 'attempt.submit' });
    expect(device.digest).toBe(reply.digest);
    expect(harness.server.logs.some(({ alert, opId }) => alert === true && opId === poison.opId)).toBe(true);

    const admin = await plantPerson(harness.server, { role: 'admin' });
    expect((await admin.trpc.sync.health.query()).parked.map(({ opId }) => opId)).toContain(poison.opId);
    expect(await admin.trpc.sync.replay.mutate({ userId: learner.id })).toEqual({
      applied: 0,
      rejected: 0,
      stillParked: 1,
    });
    await mend();
    expect(await admin.trpc.sync.replay.mutate({ userId: learner.id })).toEqual({
      applied: 1,
      rejected: 0,
      stillParked: 0,
    });
    await device.drain();
    expect(device.bodies('held').size).toBe(0);
    expect(device.bodies('attempt').size).toBe(2);
    expect((await device.exchange([poison])).rejected).toEqual([]);
  });

  it('keeps ops waiting that refer to something it creates, and no others', async () => {
    const poison = attempt(1);
    await breakAttempt(poison);
    for (let failure = 1; failure <= 3; failure += 1) await device.exchange([poison]);
    const { attemptId } = poison.args as { attemptId: string };
    const lost = { quizId: newId(), packHash: 'f'.repeat(64) };
    const behind = device.attempt({ ...attemptInput(quiz), ...lost, attemptId });
    const op = device.attempt({ ...attemptInput(quiz), ...lost });
    const reply = await device.exchange([behind, op]);
    expect(reply.parked).toMatchObject([{ opId: behind.opId }]);
    expect(reply.rejected).toMatchObject([{ opId: op.opId, code: 'NOT_FOUND' }]);
    await mend();
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const replayed = await admin.trpc.sync.replay.mutate({ userId: learner.id });
    expect(replayed).toMatchObject({ applied: 1, rejected: 1 });
  });

  it('doesn’t delay the rating of a card that it creates; the card includes the rating later', async () => {
    const poison = attempt(1);
    await breakAttempt(poison);
    for (let failure = 1; failure <= 3; failure += 1) await device.exchange([poison]);
    const questionId = quiz.questionIds[2] ?? '';
    const rating = device.op({ type: 'review.rate', args: { quizId: quiz.id, questionId, quality: 3 } });
    const reply = await device.exchange([rating]);
    expect([reply.parked, reply.rejected]).toEqual([undefined, []]);
    await mend();
    const admin = await plantPerson(harness.server, { role: 'admin' });
    expect(await admin.trpc.sync.replay.mutate({ userId: learner.id })).toMatchObject({ applied: 1 });
    const rated = await harness.database.read.select().from(cards).where(eq(cards.userId, learner.id));
    expect(rated.some((card) => card.questionId === questionId && card.reps > 0)).toBe(true);
  });
});
