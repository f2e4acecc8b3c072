import { createHash } from 'node:crypto';
import { packs } from '@quorbit/db/schema/quizzes';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantPerson } from '../../testing/planted-person.ts';
import { type PlantedQuiz, plantQuiz, plantSeal, submission } from '../../testing/planted-quiz.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('packs by their hash', () => {
  let database: TestDatabase;
  let server: TestServer;
  let learner: Person;
  let author: Person;
  beforeAll(async () => {
    database = await openTestPglite();
    server = await startTestServer(database);
    learner = await plantPerson(server);
    author = await plantPerson(server, { role: 'premium' });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function get(hash: string, who: Person | null = learner) {
    const headers: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {};
    const response = await fetch(`${server.address}/packs/${hash}.json`, { headers });
    return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
  }
  async function hashOf(quiz: PlantedQuiz, keyed: boolean): Promise<string> {
    const [pack] = await database.read
      .select({ hash: packs.hash })
      .from(packs)
      .where(and(eq(packs.quizId, quiz.id), eq(packs.keyed, keyed)));
    return pack?.hash ?? '';
  }

  it('are the bytes that were hashed, to be kept for ever', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    const answer = await get(quiz.packHash);
    expect(answer).toMatchObject({ status: 200, cache: 'private, max-age=31536000, immutable' });
    expect(createHash('sha256').update(answer.text).digest('hex')).toBe(quiz.packHash);
    expect(JSON.parse(answer.text)).toMatchObject({ quizId: quiz.id, keyed: true });
  });

  it('are for whoever may see the quiz or has taken it', async () => {
    const quiz = await plantQuiz(server, { ownerId: author.id, audience: 'premium' });
    expect(await get(quiz.packHash)).toMatchObject({ status: 404, cache: 'no-store' });
    expect(await get(quiz.packHash, author)).toMatchObject({ status: 200 });
    expect(await get(quiz.packHash, null)).toMatchObject({ status: 401, cache: 'no-store' });
    const reader = await plantPerson(server, { role: 'premium' });
    await reader.trpc.attempts.submit.mutate(submission(quiz));
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    expect(await get(quiz.packHash, reader)).toMatchObject({ status: 200 });
    expect(await get(quiz.packHash, await plantPerson(server, { role: 'premium' }))).toMatchObject({ status: 404 });
  });

  it('of ranked quizzes carry keys for those only who were graded', async () => {
    const quiz = await plantQuiz(server, { ownerId: author.id, ranked: true });
    const keyed = await hashOf(quiz, true);
    expect(JSON.parse((await get(quiz.packHash)).text)).toMatchObject({ keyed: false });
    expect((await get(quiz.packHash)).text).not.toContain('correctAnswer');
    expect(await get(keyed)).toMatchObject({ status: 404 });
    expect(await get(keyed, author)).toMatchObject({ status: 200 });
    await learner.trpc.attempts.submit.mutate(submission(quiz));
    expect(await get(keyed)).toMatchObject({ status: 200 });
  });

  it('give no key while the quiz is sealed', async () => {
    const quiz = await plantQuiz(server, { ownerId: null });
    await plantSeal(server, quiz.id, new Date());
    expect(await get(quiz.packHash)).toMatchObject({ status: 409 });
    expect(await get(await hashOf(quiz, false))).toMatchObject({ status: 200 });
  });

  it('that do not exist are not found, whatever is asked for', async () => {
    for (const hash of ['f'.repeat(64), 'x', '..%2f..%2fetc', '%00', 'F'.repeat(64)]) {
      expect(await get(hash)).toMatchObject({ status: 404, cache: 'no-store' });
    }
    expect((await fetch(`${server.address}/packs/${'f'.repeat(64)}`)).status).toBe(404);
  });
});
