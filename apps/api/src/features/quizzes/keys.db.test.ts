import { createHash } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import {
  attemptInput,
  type PlantedQuiz,
  plantedQuestion,
  plantQuiz,
  SECRET_EXPLANATION,
} from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { findPackByHash } from './packs/packs.repository.ts';
import { bytesOf } from './packs/stored-pack.ts';

/** Returns whether a response of the server holds a key anywhere. */
function holdsKey(response: unknown): boolean {
  const text = JSON.stringify(response);
  return text.includes('"correctAnswer"') || text.includes('"explanation"') || text.includes(SECRET_EXPLANATION);
}

describeWithServer('answer keys', (harness) => {
  let author: Person;
  let admin: Person;
  let learner: Person;
  let practice: PlantedQuiz;
  beforeAll(async () => {
    [author, admin, learner] = await Promise.all([
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server, { role: 'admin' }),
      plantPerson(harness.server, { role: 'premium' }),
    ]);
    practice = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
  });

  it('are not sent to a learner with a quiz or a list, not even after the quiz was taken', async () => {
    await learner.trpc.attempts.submit.mutate(attemptInput(practice));
    expect(holdsKey(await learner.trpc.quizzes.get.query({ id: practice.id }))).toBe(false);
    expect(holdsKey(await learner.trpc.quizzes.list.query({ limit: 100 }))).toBe(false);
  });

  it('are sent to the owner in the quiz and in lists, and to an admin in the quiz', async () => {
    const keyed = { correctAnswer: 'B', explanation: SECRET_EXPLANATION };
    const own = await author.trpc.quizzes.get.query({ id: practice.id });
    expect(own.questions).toMatchObject([keyed, keyed, keyed]);
    expect((await admin.trpc.quizzes.get.query({ id: practice.id })).questions).toEqual(own.questions);
    const [card] = (await author.trpc.quizzes.list.query({ mine: true })).items;
    expect(card?.questions).toEqual(own.questions);
    const others = (await admin.trpc.quizzes.list.query({ limit: 100 })).items.find(({ id }) => id === practice.id);
    expect(others).toMatchObject({ questionCount: 3, own: false });
    expect(holdsKey(others)).toBe(false);
  });

  it('are still sent to the owner when the role goes back to user', async () => {
    const owner = await plantPerson(harness.server, { role: 'user' });
    const quiz = await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium' });
    expect(holdsKey(await owner.trpc.quizzes.get.query({ id: quiz.id }))).toBe(true);
  });

  it('are sent with a practice quiz when it starts, so that feedback works offline', async () => {
    const started = await learner.trpc.quizzes.start.query({ id: practice.id });
    expect(started).toMatchObject({ quizId: practice.id, packHash: practice.packHash, ranked: false });
    expect(started.pack).toMatchObject({ keyed: true, format: 1, version: 1, title: practice.title });
    expect(started.pack.questions[0]).toMatchObject({ correctAnswer: 'B', explanation: SECRET_EXPLANATION });
  });

  it('of a ranked quiz are sent to a learner only after it closed, despite attempts and edits', async () => {
    const closesAt = new Date('2026-11-22T12:00:00Z');
    harness.server.setNow(new Date(closesAt.getTime() - 1));
    const ranked = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', ranked: true, closesAt });
    const start = () => learner.trpc.quizzes.start.query({ id: ranked.id });
    const open = await start();
    expect(open).toMatchObject({ ranked: true, packHash: ranked.packHash, pack: { keyed: false } });
    expect(holdsKey(open)).toBe(false);
    expect(holdsKey(await learner.trpc.quizzes.get.query({ id: ranked.id }))).toBe(false);
    await author.trpc.quizzes.addQuestion.mutate({ quizId: ranked.id, ...plantedQuestion('hard', 9) });
    expect(holdsKey(await start())).toBe(false);

    await learner.trpc.attempts.submit.mutate({ ...attemptInput(ranked), packHash: open.packHash });
    expect(holdsKey(await start())).toBe(false);
    harness.server.setNow(closesAt);
    const keyed = await start();
    expect(keyed.pack).toMatchObject({ keyed: true, version: 2 });
    expect(keyed.pack.questions).toHaveLength(4);
    expect(keyed.packHash).not.toBe(open.packHash);
    expect(holdsKey(await learner.trpc.quizzes.get.query({ id: ranked.id }))).toBe(false);

    const another = await plantPerson(harness.server, { role: 'premium' });
    expect(holdsKey(await another.trpc.quizzes.start.query({ id: ranked.id }))).toBe(true);
  });

  it('are in one of the two packs of each version, and each pack’s hash is the SHA-256 of its bytes', async () => {
    const { id } = await author.trpc.quizzes.create.mutate({ title: `Größe 🎲 ${newId()}`, category: 'General' });
    await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('easy', 0) });
    const stored = await harness.database.read.select().from(packs).where(eq(packs.quizId, id));
    expect(stored).toHaveLength(2);
    const bodies = new Map<string, string>();
    for (const { hash, bytes, keyed } of stored) {
      const found = await findPackByHash(harness.database.read, hash);
      const body = found ? bytesOf(found) : '';
      bodies.set(hash, body);
      expect(createHash('sha256').update(body).digest('hex')).toBe(hash);
      expect(Buffer.byteLength(body)).toBe(bytes);
      expect(JSON.parse(body).keyed).toBe(keyed);
      if (!keyed) expect(holdsKey(JSON.parse(body))).toBe(false);
    }
    const started = await learner.trpc.quizzes.start.query({ id });
    expect(started.pack).toEqual(JSON.parse(bodies.get(started.packHash) ?? ''));
  });

  it('never appear in the log', () => {
    expect(holdsKey(harness.server.logs)).toBe(false);
  });
});
