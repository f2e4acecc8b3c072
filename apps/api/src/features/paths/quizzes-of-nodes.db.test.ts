import * as words from '@quorbit/contracts/paths/messages';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { Device } from '../../testing/device.ts';
import { type PlantedPath, plantPath, plantStart, plantWork } from '../../testing/planted/path.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantAttempt, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, refusalOf } from '../../testing/wire/refusal.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';

describeAtNoon('a node with a quiz', (harness, clock) => {
  let learner: Person;
  let quiz: PlantedQuiz;
  let path: PlantedPath;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 4 });
    path = await plantPath(harness.server, { nodes: { a: { quizId: quiz.id } } });
    await plantStart(harness.server, learner, path);
    await plantWork(harness.server, learner, path, { a: null });
  });

  const complete = (score?: number) =>
    learner.trpc.paths.updateNode.mutate({ pathId: path.id, nodeId: path.nodes.a ?? '', status: 'completed', score });
  const mastery = async (score?: number) => (await complete(score)).userProgress?.nodeProgress[0]?.mastery;
  const told = async () => (await learner.trpc.paths.get.query({ pathId: path.id })).path.nodes[0]?.quiz;
  const change = (columns: Partial<typeof quizzes.$inferInsert>) =>
    harness.database.transaction((tx) => tx.update(quizzes).set(columns).where(eq(quizzes.id, quiz.id)));

  it('takes its mastery from the best attempt, whatever score is sent', async () => {
    expect(await told()).toEqual({ id: quiz.id, title: quiz.title, bestPercentage: null });
    expect(await refusalOf(complete(85))).toEqual(conflict(words.TAKE_QUIZ_FIRST));
    await plantAttempt(harness.server, learner, quiz, 3);
    await plantAttempt(harness.server, learner, quiz, 1);
    await plantAttempt(harness.server, await plantPerson(harness.server), quiz, 4);
    expect(await told()).toMatchObject({ bestPercentage: 75 });
    expect(await mastery()).toBe(75);
    expect(await mastery(100)).toBe(75);
    await plantAttempt(harness.server, learner, quiz, 4);
    expect(await mastery(10)).toBe(100);
  });

  it('ignores a sealed attempt until the quiz’s game is over', async () => {
    await plantSeal(harness.server, quiz.id, new Date(NOON));
    const device = new Device(learner, () => harness.server.deps.now().getTime());
    await device.exchange([device.attempt(attemptInput(quiz, { finishedAt: new Date(NOON).toISOString() }))]);
    expect(await told()).toMatchObject({ bestPercentage: null });
    expect(await refusalOf(complete(85))).toEqual(conflict(words.TAKE_QUIZ_FIRST));
    clock(1);
    while (await processSealTransition(harness.server.deps));
    expect(await told()).toMatchObject({ bestPercentage: 100 });
    expect(await mastery()).toBe(100);
  });

  it('counts only the first attempt at an open ranked quiz', async () => {
    await change({ ranked: true });
    await plantAttempt(harness.server, learner, quiz, 2);
    await plantAttempt(harness.server, learner, quiz, 4);
    expect(await told()).toMatchObject({ bestPercentage: 50 });
    expect(await mastery()).toBe(50);
  });

  it('takes the sent score when the quiz is deleted or hidden from the learner', async () => {
    await plantAttempt(harness.server, learner, quiz, 2);
    expect(await mastery()).toBe(50);
    for (const hidden of [{ deletedAt: new Date(NOON) }, { status: 'draft' }] as const) {
      await change({ deletedAt: null, status: 'published', ...hidden });
      expect(await told()).toBeNull();
      expect((await refusalOf(complete()))?.message).toBe(words.SEND_SCORE);
    }
    expect(await mastery(60)).toBe(60);
    // When the quiz is visible again, the mastery stays.
    await change({ deletedAt: null, status: 'published' });
    expect(await mastery()).toBe(60);
  });
});
