import { imagePathOf } from '@quorbit/contracts/images/image-path';
import { MAX_QUIZ_IMAGE_BYTES } from '@quorbit/contracts/images/limits';
import { newId } from '@quorbit/contracts/lib/ids';
import type { StoredImage } from '@quorbit/contracts/quizzes/drafts';
import { images, imageUploads, quizImages } from '@quorbit/db/schema/images';
import { quizDrafts, quizQuestions, quizzes } from '@quorbit/db/schema/quizzes';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { picture, SVG } from '../../testing/pictures.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantedQuestion, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { sendBytes } from '../../testing/wire/send-bytes.ts';
import { pruneImages } from './images.worker.ts';

type Publish = Parameters<Person['trpc']['quizzes']['publish']['mutate']>[0];

const DAY_MS = 24 * 3_600_000;

describeWithServer('pictures of quizzes', (harness) => {
  let author: Person;
  let premium: Person;
  let learner: Person;
  let admin: Person;
  let shade = 0;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    premium = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server);
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  /** Uploads a picture that nobody has uploaded before. */
  async function uploaded(by = author): Promise<StoredImage> {
    shade += 1;
    const response = await sendBytes(harness.server.address, '/api/images', await picture(shade), { token: by.token });
    return (await response.json()) as StoredImage;
  }
  const questionWith = (src: string, index = shade) => ({
    ...plantedQuestion('easy', index),
    image: { src, alt: 'A sign' },
  });
  const add = (quizId: string, src: string, by = author) =>
    by.trpc.quizzes.addQuestion.mutate({ quizId, ...questionWith(src) });
  const status = async ({ src }: { src: string }, by: Person) =>
    (await send(harness.server.address, 'GET', src, { token: by.token })).status;
  const ownQuiz = () => plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 1 });
  const linked = async (quizId: string) =>
    (await harness.database.read.select().from(quizImages).where(eq(quizImages.quizId, quizId))).map(
      ({ hash }) => hash,
    );
  const isStored = async ({ hash }: { hash: string }) =>
    (await harness.database.read.select({ hash: images.hash }).from(images).where(eq(images.hash, hash))).length === 1;
  const laterBy = (ms: number) => ({ ...harness.server.deps, now: () => new Date(Date.now() + ms) });

  it('appear in questions and packs as addresses, and are visible to everybody who can see the quiz', async () => {
    const image = await uploaded();
    const quiz = await ownQuiz();
    expect(await status(image, premium)).toBe(404);
    const { questions } = await add(quiz.id, image.src);
    expect(questions.at(-1)?.image).toEqual({ src: image.src, alt: 'A sign' });
    expect(await linked(quiz.id)).toEqual([image.hash]);
    expect(await status(image, premium)).toBe(200);
    expect(await status(image, learner)).toBe(404);
    const started = await premium.trpc.quizzes.start.query({ id: quiz.id });
    expect(JSON.stringify(started)).toContain(image.src);
    await author.trpc.quizzes.update.mutate({ id: quiz.id, status: 'draft' });
    expect([await status(image, premium), await status(image, author), await status(image, admin)]).toEqual([
      404, 200, 200,
    ]);
  });

  it('are visible to people who took the quiz or play it in a room', async () => {
    const image = await uploaded();
    const quiz = await ownQuiz();
    await add(quiz.id, image.src);
    const seal = await plantSeal(harness.server, quiz.id, new Date(), learner.id);
    expect(await status(image, learner)).toBe(200);
    expect(await status(image, await plantPerson(harness.server))).toBe(404);
    await harness.database.transaction((tx) =>
      tx.update(quizzes).set({ audience: 'everyone' }).where(eq(quizzes.id, quiz.id)),
    );
    const taker = await plantPerson(harness.server);
    await plantAttempt(harness.server, taker, { ...quiz, questionIds: [] });
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    expect([await status(image, taker), await status(image, premium)]).toEqual([200, 404]);
    expect(seal.quizId).toBe(quiz.id);
  });

  it('must be the author’s own, or already in the quiz', async () => {
    const image = await uploaded();
    const quiz = await ownQuiz();
    const foreign = await uploaded(premium);
    const missing = imagePathOf('0'.repeat(64));
    for (const src of [foreign.src, missing])
      await expect(add(quiz.id, src)).rejects.toMatchObject({ message: 'Upload this picture again.' });
    expect(await linked(quiz.id)).toEqual([]);
    await add(quiz.id, image.src);
    // An admin who didn't upload the picture may use it again, because the quiz shows it already.
    await add(quiz.id, image.src, admin);
    await expect(add(quiz.id, foreign.src, admin)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
  });

  it('sent inside a question are stored, and the question holds their address', async () => {
    const quiz = await ownQuiz();
    const inline = `data:image/gif;base64,${(await picture(9_000, 'gif')).toString('base64')}`;
    const { questions } = await add(quiz.id, inline);
    const src = questions.at(-1)?.image?.src ?? '';
    expect(src).toMatch(/^\/images\/[0-9a-f]{64}$/);
    expect(await linked(quiz.id)).toEqual([src.slice('/images/'.length)]);
    const over = await send(harness.server.address, 'POST', `/api/quizzes/${quiz.id}/questions`, {
      token: author.token,
      body: { ...questionWith(inline), question: 'Over REST?' },
    });
    expect(over.status).toBe(201);
    expect(over.text).toContain(src);
    expect(over.text).not.toContain('base64');
    const wordings = await harness.database.read.select().from(quizQuestions).where(eq(quizQuestions.quizId, quiz.id));
    expect(JSON.stringify(wordings)).not.toContain('base64');
    const svg = `data:image/png;base64,${SVG.toString('base64')}`;
    await expect(add(quiz.id, svg)).rejects.toMatchObject({ message: expect.stringMatching(/Choose a PNG/) });
  });

  it('inside questions of older quizzes stay there', async () => {
    const inline = `data:image/png;base64,${(await picture(9_001)).toString('base64')}`;
    const quiz = await plantQuiz(harness.server, {
      ownerId: author.id,
      audience: 'premium',
      questionInputs: [questionWith(inline)],
    });
    const { questions } = await author.trpc.quizzes.addQuestion.mutate({
      quizId: quiz.id,
      ...plantedQuestion('easy', 2),
    });
    expect(questions[0]?.image?.src).toBe(inline);
    expect(await linked(quiz.id)).toEqual([]);
  });

  it('are published from a draft by the same rule, and those inside old questions stay', async () => {
    const inline = `data:image/png;base64,${(await picture(9_002)).toString('base64')}`;
    const questionInputs = [questionWith(inline), plantedQuestion('easy', 1)];
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs });
    const publish = async (src: string) => {
      const { versionId, settings, questions } = await author.trpc.quizzes.edit.query({ id: quiz.id });
      const content = { settings, questions } as Publish['content'];
      const [first, second] = content.questions;
      if (!first || !second) throw new Error('The quiz has two questions.');
      content.questions = [first, { ...second, image: { src, alt: 'New' } }];
      await author.trpc.quizzes.publish.mutate({ quizId: quiz.id, versionId, content });
    };
    const image = await uploaded();
    await publish(image.src);
    const { questions } = await author.trpc.quizzes.get.query({ id: quiz.id });
    expect(questions.map((question) => question.image?.src)).toEqual([inline, image.src]);
    expect(await linked(quiz.id)).toEqual([image.hash]);
    for (const src of [(await uploaded(premium)).src, `${inline.slice(0, -8)}AAAAAAA=`])
      await expect(publish(src)).rejects.toMatchObject({ message: 'Upload this picture again.' });
  });

  it('can be changed with one question, and are shared by copies of the quiz', async () => {
    const quiz = await ownQuiz();
    const inline = `data:image/png;base64,${(await picture(9_003)).toString('base64')}`;
    const { questions } = await author.trpc.quizzes.updateQuestion.mutate({
      quizId: quiz.id,
      index: 0,
      image: { src: inline, alt: 'Changed' },
    });
    expect(questions[0]?.image).toEqual({ src: expect.stringMatching(/^\/images\//), alt: 'Changed' });
    await author.trpc.quizzes.update.mutate({ id: quiz.id, category: 'Art' });
    const copy = await admin.trpc.quizzes.duplicate.mutate({ id: quiz.id });
    expect(await linked(copy.id)).toEqual(await linked(quiz.id));
    expect(await linked(copy.id)).toHaveLength(1);
  });

  it('leave a quiz once no current or downloaded version shows them', async () => {
    const [kept, seen] = [await uploaded(), await uploaded()];
    const quiz = await ownQuiz();
    await add(quiz.id, kept.src);
    await add(quiz.id, seen.src);
    await harness.database.transaction((tx) =>
      tx.update(packs).set({ servedAt: new Date() }).where(eq(packs.quizId, quiz.id)),
    );
    await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 2 });
    expect((await linked(quiz.id)).sort()).toEqual([kept.hash, seen.hash].sort());
    const unseen = await uploaded();
    await add(quiz.id, unseen.src);
    expect(await linked(quiz.id)).toContain(unseen.hash);
    await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 2 });
    expect(await linked(quiz.id)).not.toContain(unseen.hash);
  });

  it('have a limit in bytes per quiz and per author', async () => {
    const [image, another] = [await uploaded(), await uploaded()];
    const quiz = await ownQuiz();
    await add(quiz.id, image.src);
    await harness.database.transaction((tx) =>
      tx.update(images).set({ size: MAX_QUIZ_IMAGE_BYTES }).where(eq(images.hash, image.hash)),
    );
    await expect(add(quiz.id, another.src)).rejects.toMatchObject({ message: expect.stringMatching(/24 MB together/) });
    await harness.database.transaction((tx) =>
      tx.update(images).set({ size: 100_000_000 }).where(eq(images.hash, image.hash)),
    );
    const refused = await sendBytes(harness.server.address, '/api/images', await picture(8_000), {
      token: author.token,
    });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
    await harness.database.transaction((tx) => tx.update(images).set({ size: 100 }).where(eq(images.hash, image.hash)));
  });

  it('are deleted after a day if nothing uses them', async () => {
    const [unused, shown, drafted, orphaned] = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    const quiz = await ownQuiz();
    await add(quiz.id, shown.src);
    await harness.database.transaction(async (tx) => {
      await tx.insert(quizDrafts).values({
        quizId: quiz.id,
        editorId: author.id,
        versionId: newId(),
        revision: 1,
        content: { settings: {}, questions: [{ id: newId(), image: { src: drafted.src } }] },
        savedAt: new Date(),
      });
      await tx
        .delete(imageUploads)
        .where(and(eq(imageUploads.hash, orphaned.hash), eq(imageUploads.userId, author.id)));
    });
    const all = [unused, shown, drafted, orphaned];
    await pruneImages(laterBy(DAY_MS - 60_000), 3);
    expect(await Promise.all(all.map(isStored))).toEqual([true, true, true, true]);
    await pruneImages(laterBy(DAY_MS + 60_000), 3);
    expect(await Promise.all(all.map(isStored))).toEqual([false, true, true, false]);
    expect(await status(drafted, author)).toBe(200);
    // A deleted picture must be uploaded again.
    await expect(add(quiz.id, unused.src)).rejects.toMatchObject({ message: 'Upload this picture again.' });
  });

  it('are deleted with a quiz that is deleted for good', async () => {
    const image = await uploaded();
    const quiz = await ownQuiz();
    await add(quiz.id, image.src);
    await harness.database.transaction((tx) => tx.delete(quizzes).where(eq(quizzes.id, quiz.id)));
    expect(await linked(quiz.id)).toEqual([]);
    await pruneImages(laterBy(DAY_MS + 60_000));
    expect(await isStored(image)).toBe(false);
  });
});
