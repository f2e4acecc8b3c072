// Tests how many bytes authoring adds to the database, and what it deletes again.
import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_AUTHOR_BYTES, MAX_PACK_BYTES, MAX_QUIZ_BYTES } from '@quorbit/contracts/quizzes/limits';
import type { Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { write } from '@quorbit/db/write';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { requireQuota } from './authoring/quotas.service.ts';
import { findPack, findPackByHash } from './packs/packs.repository.ts';
import { findAndMarkServed } from './packs/packs.service.ts';
import { bytesOf, type ServingContext } from './packs/stored-pack.ts';

type Publish = Parameters<Person['trpc']['quizzes']['publish']['mutate']>[0];

const picture = (size: number) =>
  `data:image/png;base64,${newId()
    .replaceAll('-', '')
    .repeat(size / 32)}`;
const pictured = (text: string, size = 60_000) => ({
  ...plantedQuestion('easy', 0),
  question: text,
  image: { src: picture(size), alt: 'A picture' },
});
/** Builds a question without a picture that is close to the longest text, and unlike any other. */
const wordy = (text: string) => ({
  ...plantedQuestion('easy', 0),
  question: text,
  explanation: newId() + '€'.repeat(1_900),
});
/** Returns the most bytes that an edit may add: `changed` bytes of questions in a quiz of `questions` questions. */
const most = (changed: number, questions: number) => 3 * changed + 64 * questions + 2_048;

describeWithServer('the storage of authoring', (harness) => {
  let author: Person;
  let learner: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  /** Returns the bytes of all rows of a quiz before compression. */
  async function bytesStored(quizId: string): Promise<number> {
    const size = (table: string, key: string) =>
      sql`(select coalesce(sum(octet_length(one::text) + 28), 0) from ${sql.identifier(table)} one where ${sql.identifier(key)} = ${quizId})`;
    const [row] = rowsOf<{ bytes: string }>(
      await harness.database.read.execute(sql`
        select ${size('quizzes', 'id')} + ${size('quiz_versions', 'quiz_id')} + ${size('quiz_questions', 'quiz_id')}
          + ${size('packs', 'quiz_id')} + ${size('quiz_changes', 'quiz_id')} + ${size('quiz_drafts', 'quiz_id')} as bytes`),
    );
    return Number(row?.bytes);
  }
  const versionsOf = (quizId: string) =>
    harness.database.read
      .select()
      .from(quizVersions)
      .where(eq(quizVersions.quizId, quizId))
      .orderBy(asc(quizVersions.number));
  const add = (id: string, text: string) => author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...wordy(text) });

  it('grows only by the changed question and a list of numbers, even if every version stays', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 150 });
    for (let edit = 0; edit < 5; edit += 1) {
      await learner.trpc.quizzes.start.query({ id: quiz.id });
      const before = await bytesStored(quiz.id);
      const changed = Buffer.byteLength(JSON.stringify(wordy(`Edit ${edit}?`))) + 50;
      const { questions } = await add(quiz.id, `Edit ${edit}?`);
      expect((await bytesStored(quiz.id)) - before).toBeLessThan(most(changed, questions.length));
    }
    for (let edit = 0; edit < 5; edit += 1) {
      await learner.trpc.quizzes.start.query({ id: quiz.id });
      const before = await bytesStored(quiz.id);
      await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 0 });
      expect((await bytesStored(quiz.id)) - before).toBeLessThan(most(0, 155 - edit));
    }
    expect(await versionsOf(quiz.id)).toHaveLength(11);
  });

  it('grows no more if an editor saves and publishes all questions at once but changed only one', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 150 });
    for (let edit = 0; edit < 4; edit += 1) {
      await learner.trpc.quizzes.start.query({ id: quiz.id });
      const before = await bytesStored(quiz.id);
      const { versionId, settings, questions } = await author.trpc.quizzes.edit.query({ id: quiz.id });
      const content = { settings, questions } as Publish['content'];
      const change = { ...wordy(`Edit ${edit}?`), id: quiz.questionIds[edit] ?? '' };
      content.questions[edit] = change;
      const bound = most(Buffer.byteLength(JSON.stringify(change)), 150);
      const draft = { settings, questions: content.questions };
      for (let revision = 0; revision < 3; revision += 1) {
        await author.trpc.quizzes.saveDraft.mutate({ quizId: quiz.id, versionId, revision, content: draft });
        expect((await bytesStored(quiz.id)) - before).toBeLessThan(bound);
      }
      await author.trpc.quizzes.publish.mutate({ quizId: quiz.id, versionId, content });
      expect((await bytesStored(quiz.id)) - before).toBeLessThan(bound);
    }
    expect(await versionsOf(quiz.id)).toHaveLength(5);
  });

  it('an edit keeps versions that were served or answered, and deletes other versions and their questions', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2 });
    await add(quiz.id, 'Never seen?');
    await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 2 });
    await learner.trpc.quizzes.start.query({ id: quiz.id });
    await add(quiz.id, 'Answered over REST?');
    // An attempt that names no pack counts as an answer to the current version.
    await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { finishedAt: '2026-03-02T13:05:00.000Z' }));
    await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 0 });
    await add(quiz.id, 'Last?');
    expect((await versionsOf(quiz.id)).map(({ number }) => number)).toEqual([1, 3, 4, 6]);
    const asked = await harness.database.read.select().from(quizQuestions).where(eq(quizQuestions.quizId, quiz.id));
    expect(asked.map(({ content }) => JSON.parse(content).question)).not.toContain('Never seen?');
    const numbers = (await versionsOf(quiz.id)).flatMap(({ questionNos }) => questionNos);
    expect([...new Set(numbers)].sort()).toEqual(asked.map(({ no }) => no).sort());
  });

  it('an edit never deletes a version that is being served at that moment', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 1 });
    for (let round = 0; round < 20; round += 1) {
      const [started] = await Promise.all([
        learner.trpc.quizzes.start.query({ id: quiz.id }),
        add(quiz.id, `Round ${round}?`),
      ]);
      const stored = await findPackByHash(harness.database.read, started.packHash);
      expect(stored && JSON.parse(bytesOf(stored))).toEqual(started.pack);
    }
  });

  it('serving a pack looks it up again after an edit deleted it, and gives up after six lookups', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 1 });
    const { read } = harness.database;
    const ctx: ServingContext = {
      db: read,
      now: harness.server.deps.now,
      write: (scopes, work) => write(harness.database, scopes, work, { onLateError: () => {} }),
    };
    let asked = 0;
    await add(quiz.id, 'Nobody has this version?');
    /**
     * Returns a lookup of the newest version's pack; each of the first `edits` lookups is overtaken by an edit that
     * deletes that version.
     */
    const findAfter = (edits: number) => async () => {
      asked += 1;
      const [version] = (await versionsOf(quiz.id)).slice(-1);
      if (asked <= edits) await add(quiz.id, `Edit ${asked}?`);
      return { stored: await findPack(read, version?.id ?? '', true) };
    };
    const { stored } = await findAndMarkServed(ctx, findAfter(3));
    expect(asked).toBe(4);
    expect((await findPackByHash(read, stored.pack.hash))?.pack.servedAt).not.toBeNull();
    asked = 0;
    await add(quiz.id, 'One more?');
    await expect(findAndMarkServed(ctx, findAfter(100))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(asked).toBe(6);
  });

  it('every pack is served with the bytes that were hashed, however often the quiz was edited since', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 3 });
    for (const index of [0, 1, 0]) {
      await learner.trpc.quizzes.start.query({ id: quiz.id });
      await add(quiz.id, `Größe ${index} 🎲?`);
      await learner.trpc.quizzes.start.query({ id: quiz.id });
      await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index });
    }
    const rows = await harness.database.read.select().from(packs).where(eq(packs.quizId, quiz.id));
    expect(rows.length).toBe(14);
    for (const { hash, bytes, body } of rows) {
      const stored = await findPackByHash(harness.database.read, hash);
      expect(Buffer.byteLength(stored ? bytesOf(stored) : '')).toBe(bytes);
      expect(body).toBeNull();
    }
  });

  it('is listed in pages of limited bytes, with each quiz once', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const questionInputs = Array.from({ length: 8 }, (_, at) => pictured(`Question ${at}?`));
      ids.push((await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium', questionInputs })).id);
    }
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.trpc.quizzes.list.query({ mine: true, limit: 100, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(JSON.stringify(page).length).toBeLessThan(1_100_000);
      listed.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(listed).toEqual(ids.reverse());
  });

  it('is limited in bytes per quiz and in quizzes per author, and a refused edit stores nothing', async () => {
    const questionInputs = [pictured('As it could be once?', MAX_PACK_BYTES - 5_000)];
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs });
    const before = await bytesStored(quiz.id);
    expect(before).toBeLessThan(MAX_PACK_BYTES + 100_000);
    expect(await refusalOf(add(quiz.id, 'Too much?'))).toMatchObject({
      code: 'CONFLICT',
      message: 'A quiz takes at most 8 MB. Make a picture smaller, or move questions to another quiz.',
    });
    expect(await bytesStored(quiz.id)).toBe(before);
    const owned = write(harness.database, [], (tx) => requireQuota(tx, author.id, new Date(), 1), {
      onLateError: () => {},
    });
    await expect(owned).rejects.toThrow('You can have at most 1 quizzes.');
  });

  it('is limited in bytes for all versions of a quiz and for all quizzes of an author', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const [quiz, otherQuiz] = [
      await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium', questions: 1 }),
      await plantQuiz(harness.server, { ownerId: owner.id, audience: 'premium', questions: 1 }),
    ];
    const change = (text: string) =>
      owner.trpc.quizzes.updateQuestion.mutate({ quizId: quiz.id, index: 0, question: text });
    const planted = (fn: (tx: Tx) => Promise<unknown>) => write(harness.database, [], fn, { onLateError: () => {} });
    const storedBytes = async () => {
      const [row] = await harness.database.read
        .select({ storedBytes: quizzes.storedBytes })
        .from(quizzes)
        .where(eq(quizzes.id, quiz.id));
      return row?.storedBytes ?? 0;
    };
    // Versions that learners were served stay and count towards the limit; here the same question changes back and
    // forth.
    for (const text of ['One?', 'Two?', 'One?', 'Two?', 'One?']) {
      await change(text);
      await learner.trpc.quizzes.start.query({ id: quiz.id });
    }
    const before = await storedBytes();
    await change('Two?');
    expect((await storedBytes()) - before).toBeGreaterThan(600);

    const wordings = eq(quizQuestions.quizId, quiz.id);
    await planted((tx) =>
      tx
        .update(quizQuestions)
        .set({ content: sql`rpad(content, ${MAX_QUIZ_BYTES / 2})` })
        .where(wordings),
    );
    expect(await refusalOf(change('Too much for the quiz?'))).toMatchObject({
      code: 'CONFLICT',
      message: 'This quiz and its earlier versions take more than 24 MB. Continue in a new quiz.',
    });
    await planted((tx) => tx.update(quizQuestions).set({ content: sql`rtrim(content)` }).where(wordings));
    await planted((tx) =>
      tx.update(quizzes).set({ storedBytes: MAX_AUTHOR_BYTES }).where(eq(quizzes.id, otherQuiz.id)),
    );
    expect(await refusalOf(change('Too much for the author?'))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Your quizzes take more than 100 MB/),
    });
    await owner.trpc.quizzes.delete.mutate({ id: otherQuiz.id });
    expect(await refusalOf(change('Deleted, and not gone yet?'))).toMatchObject({ code: 'CONFLICT' });
    const long = new Date(Date.now() - 31 * 86_400_000);
    await planted((tx) => tx.update(quizzes).set({ deletedAt: long }).where(eq(quizzes.id, otherQuiz.id)));
    expect(await change('As much as one may?')).toMatchObject({ id: quiz.id });
  });
});
