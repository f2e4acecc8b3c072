import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_DRAFT_BYTES } from '@quorbit/contracts/quizzes/drafts';
import { MAX_DRAFTS } from '@quorbit/contracts/quizzes/limits';
import { quizDrafts, quizVersions } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz, plantSeal, SECRET_EXPLANATION } from '../../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

type Content = Parameters<Person['trpc']['quizzes']['saveDraft']['mutate']>[0]['content'];

const NOW = new Date('2026-03-02T12:30:00.000Z');
const BEHIND = 'You changed this quiz in another tab or on another device. Reload to see it here.';

describeWithServer('unpublished changes', { now: NOW }, (harness) => {
  let author: Person;
  let admin: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const plant = () => plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2 });
  const half = (title: string): Content => ({ settings: { title }, questions: [{ id: newId(), question: '' }] });
  const save = (person: Person, quizId: string, revision: number, content: Content, versionId = newId()) =>
    person.trpc.quizzes.saveDraft.mutate({ quizId, versionId, revision, content });
  const rowsOf = (quizId: string) =>
    harness.database.read.select().from(quizDrafts).where(eq(quizDrafts.quizId, quizId));

  it('are stored unchanged, one row per editor, and change nothing that learners see', async () => {
    const quiz = await plant();
    const opened = await author.trpc.quizzes.edit.query({ id: quiz.id });
    expect(opened).toMatchObject({ draft: null, others: [], publishedBy: null, settings: { title: quiz.title } });
    expect(opened.questions).toMatchObject([{ correctAnswer: 'B', explanation: SECRET_EXPLANATION }, {}]);
    const content = half('');
    expect(await save(author, quiz.id, 0, content, opened.versionId)).toEqual({
      revision: 1,
      savedAt: NOW.toISOString(),
    });
    expect(await save(author, quiz.id, 1, content)).toMatchObject({ revision: 2 });
    const again = await author.trpc.quizzes.edit.query({ id: quiz.id });
    expect(again).toMatchObject({ draft: { revision: 2, content }, quiz: { title: quiz.title, questionCount: 2 } });
    expect(await rowsOf(quiz.id)).toHaveLength(1);
    await author.trpc.quizzes.discardDraft.mutate({ quizId: quiz.id });
    expect(await rowsOf(quiz.id)).toEqual([]);
    await author.trpc.quizzes.discardDraft.mutate({ quizId: quiz.id });
  });

  it('refuse a save from a tab that is behind, and accept the same save twice', async () => {
    const quiz = await plant();
    const first = half('One tab');
    await save(author, quiz.id, 0, first);
    expect(await save(author, quiz.id, 0, first)).toMatchObject({ revision: 1 });
    for (const revision of [0, 2, 7]) {
      const refusal = await refusalOf(save(author, quiz.id, revision, half('Another tab')));
      expect(refusal).toMatchObject({ code: 'CONFLICT', message: BEHIND });
    }
    expect(await rowsOf(quiz.id)).toMatchObject([{ revision: 1, content: first }]);
    // When two saves of the same revision arrive at once, one of them is refused as outdated.
    const both = await Promise.all(['A', 'B'].map((title) => outcomeOf(save(author, quiz.id, 1, half(title)))));
    expect(both.sort()).toEqual(['CONFLICT', 'ok']);
  });

  it('of other editors show only the editor’s name, and nothing to strangers', async () => {
    const quiz = await plant();
    await save(admin, quiz.id, 0, half('What the admin thinks of'));
    const { draft, others } = await author.trpc.quizzes.edit.query({ id: quiz.id });
    expect({ draft, others }).toEqual({
      draft: null,
      others: [{ name: 'Planted Person', savedAt: NOW.toISOString() }],
    });
    const stranger = await plantPerson(harness.server, { role: 'premium' });
    for (const call of [
      () => stranger.trpc.quizzes.edit.query({ id: quiz.id }),
      () => save(stranger, quiz.id, 0, half('Mine')),
      () => stranger.trpc.quizzes.discardDraft.mutate({ quizId: quiz.id }),
    ])
      expect(await outcomeOf(call())).toBe('NOT_FOUND');
    expect(await rowsOf(quiz.id)).toHaveLength(1);
  });

  it('store only the changed questions, and stay whole when the base version is no longer current', async () => {
    // Nobody has downloaded this version, so publishing would delete it if the draft didn't need it.
    const { id } = await author.trpc.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' });
    for (const question of ['One?', 'Two?', 'Three?'])
      await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...plantedQuestion('easy', 0), question });
    const { versionId, questions } = await author.trpc.quizzes.edit.query({ id });
    const [first, second, third] = questions.map((question) => ({ ...question }));
    const content = { settings: {}, questions: [third, { ...first, question: '' }, second] } as Content;
    await save(author, id, 0, content, versionId);
    const stored = (await rowsOf(id))[0]?.content.questions;
    expect(stored).toEqual([{ id: third?.id }, { ...first, question: '' }, { id: second?.id }]);
    for (let index = 0; index < 3; index += 1) await admin.trpc.quizzes.deleteQuestion.mutate({ id, index: 0 });
    expect((await author.trpc.quizzes.edit.query({ id })).draft).toMatchObject({ versionId, content });
    const exported = JSON.stringify((await author.trpc.accounts.export.mutate()).quizDrafts);
    expect(exported).toContain('Two?');
    const numbers = async () =>
      (await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, id))).map(
        (row) => row.number,
      );
    expect((await numbers()).sort()).toEqual([4, 7]);
    // The base version is deleted with the draft, or when the draft begins from another version. Naming a version of
    // another quiz deletes nothing.
    const foreign = await plant();
    const other = (await author.trpc.quizzes.edit.query({ id: foreign.id })).versionId;
    await save(author, id, 1, content, other);
    expect(await numbers()).toEqual([7]);
    await author.trpc.quizzes.discardDraft.mutate({ quizId: id });
    expect(await outcomeOf(author.trpc.quizzes.edit.query({ id: foreign.id }))).toBe('ok');
    expect(await numbers()).toEqual([7]);
  });

  it('accept any content of an editor, and lose only characters that no database stores', async () => {
    const quiz = await plant();
    const content = { settings: { title: 'a\0b\ud800c', 'na\0me': 1 }, questions: [{ id: newId(), options: ['\0'] }] };
    await save(author, quiz.id, 0, content);
    const { draft } = await author.trpc.quizzes.edit.query({ id: quiz.id });
    expect(draft?.content.settings).toEqual({ title: 'ab\ufffdc', name: 1 });
    expect(draft?.content.questions).toMatchObject([{ options: [''] }]);
  });

  it('are limited in size, depth and number, and a refused save stores nothing', async () => {
    const quiz = await plant();
    const large = { settings: { description: 'ü'.repeat(MAX_DRAFT_BYTES / 2) }, questions: [] };
    expect(await refusalOf(save(author, quiz.id, 0, large))).toMatchObject({
      code: 'TOO_LARGE',
      status: 413,
      message: expect.stringContaining('Unpublished changes take at most 600 KB.'),
    });
    const many = { settings: {}, questions: Array.from({ length: 201 }, () => ({ id: newId() })) };
    expect(await refusalOf(save(author, quiz.id, 0, many))).toMatchObject({
      code: 'INVALID',
      message: 'A quiz has at most 200 questions.',
    });
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const raw = `{"quizId":"${quiz.id}","versionId":"${newId()}","revision":0,"content":{"settings":{"x":${deep}},"questions":[]}}`;
    const sent = await send(harness.server.address, 'POST', '/trpc/quizzes.saveDraft', { token: author.token, raw });
    expect(sent.status).toBe(400);
    expect(await rowsOf(quiz.id)).toEqual([]);

    const busy = await plantPerson(harness.server, { role: 'premium' });
    const row = { editorId: busy.id, versionId: newId(), revision: 1, content: half(''), savedAt: NOW };
    for (let count = 0; count < MAX_DRAFTS; count += 1) {
      const { id } = await plantQuiz(harness.server, { ownerId: busy.id, audience: 'premium', questions: 0 });
      await harness.database.transaction((tx) => tx.insert(quizDrafts).values({ ...row, quizId: id }));
    }
    const { id } = await plantQuiz(harness.server, { ownerId: busy.id, audience: 'premium' });
    expect((await refusalOf(save(busy, id, 0, half(''))))?.message).toContain('Publish or discard some of them first.');
  });

  it('stay closed, like the quiz, to an author who plays a game with it', async () => {
    const quiz = await plant();
    await save(author, quiz.id, 0, {
      settings: {},
      questions: [{ id: newId(), correctAnswer: 'C', question: 'Mine?' }],
    });
    await plantSeal(harness.server, quiz.id, NOW, author.id);
    expect(await outcomeOf(author.trpc.quizzes.edit.query({ id: quiz.id }))).toBe('CONFLICT');
    expect(await outcomeOf(author.trpc.quizzes.duplicate.mutate({ id: quiz.id }))).toBe('CONFLICT');
    const exported = JSON.stringify((await author.trpc.accounts.export.mutate()).quizDrafts);
    expect(exported).toContain('Mine?');
    expect(exported).not.toContain('correctAnswer');
  });

  it('are part of the export, and are deleted with the account', async () => {
    const person = await plantPerson(harness.server, { role: 'admin' });
    const quiz = await plant();
    const content = half('Exported');
    await save(person, quiz.id, 0, content);
    const { quizDrafts: exported } = await person.trpc.accounts.export.mutate();
    expect(exported).toEqual([{ quizId: quiz.id, title: quiz.title, savedAt: NOW.toISOString(), ...content }]);
    await person.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    expect(await rowsOf(quiz.id)).toEqual([]);
  });
});
