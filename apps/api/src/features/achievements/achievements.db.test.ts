import { newId } from '@quorbit/contracts/lib/ids';
import { achievements } from '@quorbit/db/schema/achievements';
import { learners } from '@quorbit/db/schema/learners';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantQuiz, submission } from '../../testing/planted-quiz.ts';
import { outcomeOf } from '../../testing/refusal.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { achievementMirror } from './achievements.mirror.ts';

describe.each(testDatabases)('achievements on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    quiz = await plantQuiz(server, { ownerId: null, questions: 2 });
  });
  beforeEach(async () => {
    learner = await plantPerson(server);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const take = (right: number, of = quiz, finishedAt = '2026-03-02T12:05:00.000Z') =>
    learner.trpc.attempts.submit.mutate(submission(of, { right, finishedAt, attemptId: newId() }));
  const list = () => learner.trpc.achievements.list.query({});
  const ids = (all: { id: string }[]) => all.map(({ id }) => id).sort();

  it('are all locked at first', async () => {
    const { unlocked, locked, recent, total } = await list();
    expect([unlocked, recent]).toEqual([[], []]);
    expect(locked).toHaveLength(total);
    expect(locked.every(({ progress, unlockedAt }) => progress === 0 && unlockedAt === null)).toBe(true);
  });

  it('unlock when they are reached, at the time of the work, and move meanwhile', async () => {
    await take(1, quiz, '2026-03-02T12:05:00.000Z');
    const first = await list();
    expect(first.unlocked).toMatchObject([{ id: 'quiz_1', progress: 100, unlockedAt: '2026-03-02T12:05:00.000Z' }]);
    expect(first.locked).toContainEqual(expect.objectContaining({ id: 'quiz_10', progress: 10 }));
    await take(2, quiz, '2026-03-05T12:05:00.000Z');
    const second = await list();
    expect(ids(second.unlocked)).toEqual(['quiz_1', 'score_perfect_1']);
    expect(second.recent.map(({ id }) => id)).toEqual(['score_perfect_1', 'quiz_1']);
  });

  it('count a repeated submission once', async () => {
    const attempt = submission(quiz, { right: 2 });
    await learner.trpc.attempts.submit.mutate(attempt);
    await learner.trpc.attempts.submit.mutate(attempt);
    const [row] = await database.read.select().from(learners).where(eq(learners.userId, learner.id));
    expect(row).toMatchObject({ quizzesFinished: 1, quizzesPerfect: 1 });
  });

  it('look at the first attempt at a ranked quiz only', async () => {
    const ranked = await plantQuiz(server, { ownerId: null, questions: 2, ranked: true });
    await take(1, ranked);
    await take(2, ranked);
    const [row] = await database.read.select().from(learners).where(eq(learners.userId, learner.id));
    expect(row).toMatchObject({ quizzesFinished: 1, quizzesPerfect: 0 });
    expect(ids((await list()).unlocked)).toEqual(['quiz_1']);
  });

  it('stay once they are unlocked', async () => {
    await take(2);
    await database.read
      .update(learners)
      .set({ quizzesFinished: 0, quizzesPerfect: 0 })
      .where(eq(learners.userId, learner.id));
    expect(ids((await list()).unlocked)).toEqual(['quiz_1', 'score_perfect_1']);
    await take(2);
    expect(await database.read.select().from(achievements).where(eq(achievements.userId, learner.id))).toHaveLength(2);
  });

  it('are mirrored once they were begun', async () => {
    await take(1);
    const audience = { userId: learner.id, role: 'user', now: new Date() } as const;
    const all = ['quiz_1', 'quiz_10', 'score_perfect_1', 'unknown'];
    const rows = await achievementMirror.read(database.read, audience, all);
    expect(Object.fromEntries(rows)).toEqual({
      quiz_1: { unlockedAt: '2026-03-02T12:05:00.000Z', progress: 100 },
      quiz_10: { unlockedAt: null, progress: 10 },
    });
    expect([...(await achievementMirror.read(database.read, audience, ['quiz_10'])).keys()]).toEqual(['quiz_10']);
  });

  it('of others are not shown, to admins neither', async () => {
    const admin = await plantPerson(server, { role: 'admin' });
    for (const person of [await plantPerson(server), admin])
      expect(await outcomeOf(person.trpc.achievements.list.query({ userId: learner.id }))).toBe('NOT_FOUND');
    expect(await outcomeOf(learner.trpc.achievements.list.query({ userId: learner.id }))).toBe('ok');
  });
});
