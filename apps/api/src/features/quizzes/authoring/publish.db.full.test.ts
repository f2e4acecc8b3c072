import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_PUBLISHED_UNPROVEN } from '@quorbit/contracts/quizzes/limits';
import { quizQuestions, quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

type Publish = Parameters<Person['trpc']['quizzes']['publish']['mutate']>[0];
type Opened = Awaited<ReturnType<Person['trpc']['quizzes']['edit']['query']>>;

const NOW = new Date('2026-03-02T12:30:00.000Z');
const HOUR = 3_600_000;
const asked = (text: string) => ({ ...plantedQuestion('easy', 0), question: text, id: newId() });
const LIMIT = 'Confirm your e-mail to publish more than 5 quizzes a day.';

/** Returns what an editor sends without having changed anything. */
function unchanged({ quiz, versionId, settings, questions }: Opened): Publish {
  return { quizId: quiz.id, versionId, content: { settings, questions } as Publish['content'] };
}

describeWithServer('publishing changes', { now: NOW }, (harness) => {
  let author: Person;
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    admin = await plantPerson(harness.server, { role: 'admin' });
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  const plant = (spec: Partial<Parameters<typeof plantQuiz>[1]> = {}) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2, ...spec });
  const open = (person: Person, id: string) => person.trpc.quizzes.edit.query({ id });
  const publish = (person: Person, input: Publish) => person.trpc.quizzes.publish.mutate(input);
  const versionsOf = (quizId: string) =>
    harness.database.read
      .select()
      .from(quizVersions)
      .where(eq(quizVersions.quizId, quizId))
      .orderBy(quizVersions.number);
  const rowOf = async (id: string) =>
    (await harness.database.read.select().from(quizzes).where(eq(quizzes.id, id)))[0] ?? expect.fail();

  it('makes the next version of a draft without showing it, so that a game can ask unseen questions', async () => {
    const { id } = await author.trpc.quizzes.duplicate.mutate({ id: (await plant()).id });
    const opened = await open(author, id);
    const { content } = unchanged(opened);
    const next = { ...content, questions: [asked('Never seen?')] };
    const input = { quizId: id, versionId: opened.versionId, content: next, keepDraft: true };
    const saved = await publish(author, input);
    expect(saved).toMatchObject({ quiz: { status: 'draft' }, questions: [{ question: 'Never seen?' }] });
    expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null, questionCount: 1 });
    expect(await refusalOf(learner.trpc.quizzes.get.query({ id }))).toMatchObject({ code: 'NOT_FOUND' });
    const { items } = await admin.trpc.challenges.availableQuizzes.query({});
    expect(items.find((quiz) => quiz.id === id)).toMatchObject({ neverPublished: true, questionCount: 1 });
    // A quiz that learners can already see stays published.
    const shown = await publish(author, { ...input, versionId: saved.versionId, keepDraft: false });
    const again = { quizId: id, versionId: shown.versionId, content, keepDraft: true };
    expect((await publish(author, again)).quiz.status).toBe('published');
  });

  it('makes settings and questions the next version, names the editor, and deletes the draft', async () => {
    const quiz = await plant();
    const opened = await open(author, quiz.id);
    const { content } = unchanged(opened);
    const [first] = content.questions;
    if (!first) expect.fail();
    const settings = { ...content.settings, description: 'New', shuffleQuestions: true, shuffleOptions: true, draw: 1 };
    const questions = [asked('New?'), { ...first, question: 'Changed?' }];
    const next = { settings, questions };
    await author.trpc.quizzes.saveDraft.mutate({
      quizId: quiz.id,
      versionId: opened.versionId,
      revision: 0,
      content: next,
    });
    const published = await publish(author, { quizId: quiz.id, versionId: opened.versionId, content: next });
    expect(published).toMatchObject({
      settings,
      questions: [{ question: 'New?' }, { id: first.id, question: 'Changed?' }],
      draft: null,
      publishedBy: 'Planted Person',
      publishedAt: NOW.toISOString(),
      quiz: { status: 'published', questionCount: 2 },
    });
    expect(published.versionId).not.toBe(opened.versionId);
    expect((await versionsOf(quiz.id)).map(({ number, editorId }) => [number, editorId])).toEqual([
      [1, null],
      [2, author.id],
    ]);
    expect((await learner.trpc.quizzes.get.query({ id: quiz.id })).questions).toHaveLength(2);
  });

  it('makes no version of unchanged content, and stores each wording once', async () => {
    const quiz = await plant();
    const opened = await open(author, quiz.id);
    const input = unchanged(opened);
    // A question with its fields in another order is still the same question.
    input.content.questions = input.content.questions.map(
      (question) => Object.fromEntries(Object.entries(question).reverse()) as typeof question,
    );
    expect((await publish(author, input)).versionId).toBe(opened.versionId);
    input.content.settings = { ...input.content.settings, duration: 50 };
    const after = await publish(author, input);
    expect(after.versionId).not.toBe(opened.versionId);
    // Publishing the same again, as after a lost response, is accepted and makes no new version.
    expect((await publish(author, input)).versionId).toBe(after.versionId);
    expect(await versionsOf(quiz.id)).toHaveLength(2);
    const wordings = await harness.database.read.select().from(quizQuestions).where(eq(quizQuestions.quizId, quiz.id));
    expect(wordings).toHaveLength(2);
  });

  it('refuses the second of two editors, who then sees both versions', async () => {
    const quiz = await plant();
    const [mine, theirs] = [await open(author, quiz.id), await open(admin, quiz.id)];
    const changed = (opened: Opened, text: string): Publish => {
      const input = unchanged(opened);
      return { ...input, content: { ...input.content, questions: [...input.content.questions, asked(text)] } };
    };
    const draft = changed(mine, 'Mine?');
    await author.trpc.quizzes.saveDraft.mutate({ ...draft, revision: 0 });
    await publish(admin, changed(theirs, 'Theirs?'));
    expect(await refusalOf(publish(author, draft))).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody has published changes since you began. Compare both, then publish again.',
    });
    const both = await open(author, quiz.id);
    expect(both).toMatchObject({ questions: [{}, {}, { question: 'Theirs?' }], draft: { versionId: mine.versionId } });
    expect(both.draft?.content.questions).toMatchObject([{}, {}, { question: 'Mine?' }]);
    const merged = changed(both, 'Mine?');
    expect((await publish(author, merged)).questions).toHaveLength(4);
    // When two editors publish at once, the second is refused.
    const again = await open(admin, quiz.id);
    const outcomes = await Promise.all([
      outcomeOf(publish(author, changed(again, 'A?'))),
      outcomeOf(publish(admin, changed(again, 'B?'))),
    ]);
    expect(outcomes.sort()).toEqual(['CONFLICT', 'ok']);
  });

  it('publishes a draft quiz, and leaves an archived quiz archived', async () => {
    const [draft, archived] = [await plant({ status: 'draft' }), await plant({ status: 'archived' })];
    expect((await publish(author, unchanged(await open(author, draft.id)))).quiz.status).toBe('published');
    expect((await publish(author, unchanged(await open(author, archived.id)))).quiz.status).toBe('archived');
    expect(await outcomeOf(learner.trpc.quizzes.get.query({ id: archived.id }))).toBe('NOT_FOUND');
    // A learner who has the archived quiz's pack may still submit an attempt.
    const attempt = { ...attemptInput(archived), packHash: archived.packHash };
    expect(await outcomeOf(learner.trpc.attempts.submit.mutate(attempt))).toBe('ok');
  });

  describe('is refused with advice, and stores nothing, for', () => {
    const REFUSED: readonly [string, (content: Publish['content']) => unknown, object][] = [
      ['no questions', (content) => ({ ...content, questions: [] }), { message: 'Add a question before you publish.' }],
      [
        '201 questions',
        (content) => ({ ...content, questions: Array.from({ length: 201 }, () => asked('Which?')) }),
        { message: 'A quiz has at most 200 questions.' },
      ],
      [
        'one question twice',
        ({ questions: [first], ...content }) => ({ ...content, questions: [first, first] }),
        { message: 'Two questions have the same id. Add one of them again.' },
      ],
      [
        'options that differ by case only',
        (content) => ({ ...content, questions: [{ ...asked('Which?'), options: ['a', 'A ', 'b', 'c'] }] }),
        { message: 'The four options must differ.' },
      ],
      [
        'a title of blanks',
        (content) => ({ ...content, settings: { ...content.settings, title: ' \t\n ' } }),
        { message: 'Title must have at least 3 characters.' },
      ],
      [
        'a title with control characters',
        (content) => ({ ...content, settings: { ...content.settings, title: 'One\u0007Two' } }),
        { message: 'Must not contain control characters.' },
      ],
      [
        'a draw of zero questions',
        (content) => ({ ...content, settings: { ...content.settings, draw: 0 } }),
        { message: 'Questions per attempt must be at least 1.' },
      ],
    ];
    it.each(REFUSED)('%s', async (_name, spoil, refusal) => {
      const quiz = await plant();
      const input = unchanged(await open(author, quiz.id));
      const before = await rowOf(quiz.id);
      const spoilt = { ...input, content: spoil(input.content) } as Publish;
      expect(await refusalOf(publish(author, spoilt))).toMatchObject(refusal);
      expect(await rowOf(quiz.id)).toEqual(before);
      expect(await versionsOf(quiz.id)).toHaveLength(1);
    });

    it('a question of another quiz, for which learners may have a card', async () => {
      const [quiz, otherQuiz] = [await plant(), await plant()];
      const input = unchanged(await open(author, quiz.id));
      input.content.questions.push({ ...asked('Stolen?'), id: otherQuiz.questionIds[0] ?? '' });
      expect(await refusalOf(publish(author, input))).toMatchObject({
        message: 'A question here belongs to another quiz. Add it as a new question.',
      });
    });
  });

  describe('of ranked quizzes', () => {
    const ranked = (changes: object) => (input: Publish) => ({
      ...input,
      content: { ...input.content, settings: { ...input.content.settings, ...changes } },
    });
    const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

    it('sets the closing time, until the quiz has closed', async () => {
      const quiz = await plant();
      const set = async (changes: object) => publish(author, ranked(changes)(unchanged(await open(author, quiz.id))));
      expect(await set({ ranked: true, closesAt: later(2) })).toMatchObject({ settings: { closesAt: later(2) } });
      const { pack } = await learner.trpc.quizzes.start.query({ id: quiz.id });
      expect(pack).toMatchObject({ keyed: false });
      expect(await set({ closesAt: later(3) })).toMatchObject({ settings: { ranked: true, closesAt: later(3) } });
      harness.server.setNow(new Date(later(4)));
      const refusal = await refusalOf(set({ closesAt: later(9) }));
      harness.server.setNow(NOW);
      expect(refusal?.message).toBe('This quiz has closed, and its answers are out. Duplicate it to ask it again.');
    });

    it('changes whether only one attempt counts, until somebody has taken the quiz', async () => {
      const quiz = await plant();
      await learner.trpc.attempts.submit.mutate(attemptInput(quiz));
      const input = ranked({ ranked: true })(unchanged(await open(author, quiz.id)));
      expect(await refusalOf(publish(author, input))).toMatchObject({
        code: 'CONFLICT',
        message: "Somebody has taken this quiz. Duplicate it to change whether it's ranked.",
      });
    });
  });

  describe('with an unverified e-mail', () => {
    it('is limited to five quizzes in 24 hours, by every way of publishing', async () => {
      const newcomer = await plantPerson(harness.server, { role: 'premium', emailVerified: false });
      const { quizzes: api } = newcomer.trpc;
      const create = () => api.create.mutate({ title: `Quiz ${newId()}`, category: 'General' });
      const add = (quizId: string) => api.addQuestion.mutate({ quizId, ...plantedQuestion('easy', 1) });
      const ids: string[] = [];
      for (let count = 0; count <= MAX_PUBLISHED_UNPROVEN; count += 1) ids.push((await create()).id);
      const [last = ''] = ids.splice(-1);
      for (const id of ids) await add(id);
      expect(await refusalOf(add(last))).toMatchObject({ code: 'TOO_MANY', status: 429, message: LIMIT });
      // A quiz that was shown before may be changed, hidden and shown again; deleting it doesn't let the author show
      // another one that day.
      await add(ids[0] ?? '');
      await api.setStatus.mutate({ id: ids[0] ?? '', status: 'draft' });
      await api.setStatus.mutate({ id: ids[0] ?? '', status: 'published' });
      await api.delete.mutate({ id: ids[0] ?? '' });
      await api.setStatus.mutate({ id: last, status: 'draft' });
      await add(last);
      expect((await refusalOf(api.setStatus.mutate({ id: last, status: 'published' })))?.message).toBe(LIMIT);
      expect((await refusalOf(api.update.mutate({ id: last, status: 'published' })))?.message).toBe(LIMIT);
      const copy = await api.duplicate.mutate({ id: last });
      for (const id of [last, copy.id])
        expect((await refusalOf(publish(newcomer, unchanged(await open(newcomer, id)))))?.message).toBe(LIMIT);
      expect((await rowOf(last)).status).toBe('draft');
      // Restoring a quiz that was shown before isn't limited; a day later the author may publish another one.
      await api.restore.mutate({ id: ids[0] ?? '' });
      harness.server.setNow(new Date(NOW.getTime() + 24 * HOUR + 1));
      const outcome = await outcomeOf(publish(newcomer, unchanged(await open(newcomer, last))));
      harness.server.setNow(NOW);
      expect(outcome).toBe('ok');
    });

    it('is not limited once the e-mail is verified', async () => {
      for (let count = 0; count <= MAX_PUBLISHED_UNPROVEN; count += 1) {
        const { id } = await plant({ status: 'draft' });
        await author.trpc.quizzes.setStatus.mutate({ id, status: 'published' });
        expect((await rowOf(id)).publishedAt).not.toBeNull();
      }
    });
  });
});
