import { createHash } from 'node:crypto';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import {
  attemptInput,
  type PlantedQuiz,
  plantedQuestion,
  plantQuiz,
  plantSeal,
} from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { packHashOf, questionText, serializePack } from './packs.ts';

describeWithServer('packs by their hash', { on: ['PGlite'] }, (harness) => {
  let learner: Person;
  let author: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
    author = await plantPerson(harness.server, { role: 'premium' });
  });

  async function get(hash: string, who: Person | null = learner) {
    const headers: Record<string, string> = who ? { authorization: `Bearer ${who.token}` } : {};
    const response = await fetch(`${harness.server.address}/packs/${hash}.json`, { headers });
    return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
  }
  async function hashOf(quiz: PlantedQuiz, keyed: boolean): Promise<string> {
    const [pack] = await harness.database.read
      .select({ hash: packs.hash })
      .from(packs)
      .where(and(eq(packs.quizId, quiz.id), eq(packs.keyed, keyed)));
    return pack?.hash ?? '';
  }

  it('are the bytes that were hashed, and may be cached for ever', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const response = await get(quiz.packHash);
    expect(response).toMatchObject({ status: 200, cache: 'private, max-age=31536000, immutable' });
    expect(createHash('sha256').update(response.text).digest('hex')).toBe(quiz.packHash);
    expect(JSON.parse(response.text)).toMatchObject({ quizId: quiz.id, keyed: true });
  });

  it('are sent to people who may see the quiz or have taken it', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    expect(await get(quiz.packHash)).toMatchObject({ status: 404, cache: 'no-store' });
    expect(await get(quiz.packHash, author)).toMatchObject({ status: 200 });
    expect(await get(quiz.packHash, null)).toMatchObject({ status: 401, cache: 'no-store' });
    const reader = await plantPerson(harness.server, { role: 'premium' });
    await reader.trpc.attempts.submit.mutate(attemptInput(quiz));
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    expect(await get(quiz.packHash, reader)).toMatchObject({ status: 200 });
    expect(await get(quiz.packHash, await plantPerson(harness.server, { role: 'premium' }))).toMatchObject({
      status: 404,
    });
  });

  it('of ranked quizzes contain keys only for learners who took the quiz, once it has closed', async () => {
    const closesAt = new Date('2026-11-22T12:00:00Z');
    harness.server.setNow(new Date(closesAt.getTime() - 1));
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, ranked: true, closesAt });
    const keyed = await hashOf(quiz, true);
    expect(JSON.parse((await get(quiz.packHash)).text)).toMatchObject({ keyed: false });
    expect((await get(quiz.packHash)).text).not.toContain('correctAnswer');
    expect(await get(keyed)).toMatchObject({ status: 404 });
    expect(await get(keyed, author)).toMatchObject({ status: 200 });
    await learner.trpc.attempts.submit.mutate(attemptInput(quiz));
    // The response is the same as for an unknown pack, so it doesn't reveal whether a guessed hash is right.
    expect(await get(keyed)).toEqual(await get('f'.repeat(64)));
    harness.server.setNow(closesAt);
    expect(await get(keyed)).toMatchObject({ status: 200 });
    const person = await plantPerson(harness.server);
    expect(await get(keyed, person)).toMatchObject({ status: 404 });
  });

  it('with keys have hashes that cannot be guessed from the open pack', async () => {
    const questionInputs = [{ ...plantedQuestion('easy', 0), explanation: null }];
    const quiz = await plantQuiz(harness.server, { ownerId: null, ranked: true, questionInputs });
    const { pack } = await learner.trpc.quizzes.start.query({ id: quiz.id });
    const { keyed: _open, questions, ...head } = pack;
    const texts = ['A', 'B', 'C', 'D'].map((correctAnswer) =>
      questions.map((question) =>
        questionText({ ...questionInputs[0], correctAnswer, id: question.id } as KeyedQuestion),
      ),
    );
    const version = { ...head, number: head.version, shuffleQuestions: false, shuffleOptions: false, draw: null };
    const candidates = texts.map((made) =>
      packHashOf(serializePack({ ...version, texts: made }, { keyed: true, serializer: 2, salt: null })),
    );
    // A correct guess differs from the stored pack only by the salt.
    const [stored] = await harness.database.read
      .select()
      .from(packs)
      .where(and(eq(packs.quizId, quiz.id), eq(packs.keyed, true)));
    const salted = serializePack(
      { ...version, texts: texts[1] ?? [] },
      { keyed: true, serializer: 3, salt: stored?.salt ?? '' },
    );
    expect(packHashOf(salted)).toBe(stored?.hash);
    expect(candidates).not.toContain(stored?.hash);
  });

  it('give no key while the quiz is sealed', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await plantSeal(harness.server, quiz.id, harness.server.deps.now());
    expect(await get(quiz.packHash)).toMatchObject({ status: 409 });
    expect(await get(await hashOf(quiz, false))).toMatchObject({ status: 200 });
  });

  it('that do not exist are not found, for any file name', async () => {
    for (const hash of ['f'.repeat(64), 'x', '..%2f..%2fetc', '%00', 'F'.repeat(64)]) {
      expect(await get(hash)).toMatchObject({ status: 404, cache: 'no-store' });
    }
    expect((await fetch(`${harness.server.address}/packs/${'f'.repeat(64)}`)).status).toBe(404);
  });
});
