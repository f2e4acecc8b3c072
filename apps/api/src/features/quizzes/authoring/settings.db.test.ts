import { newId } from '@quorbit/contracts/lib/ids';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

describeWithServer('settings of quizzes', (harness) => {
  let author: Person;
  let learner: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  const plant = (questions = 4) => plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions });
  const numbersOf = async (quizId: string) =>
    (await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, quizId))).map(
      ({ number }) => number,
    );

  it('change only where they are given, and follow the defaults again where they are null', async () => {
    const { id, title } = await plant();
    const set = await author.trpc.quizzes.update.mutate({ id, category: 'Music', duration: 45, passingMarks: 1 });
    expect(set).toMatchObject({ title, category: 'Music', duration: 45, passingMarks: 1, questionCount: 4 });
    const reset = await author.trpc.quizzes.update.mutate({ id, duration: null, passingMarks: null });
    expect(reset).toMatchObject({ category: 'Music', duration: 5, passingMarks: 2 });
    expect(reset.questions).toEqual(set.questions);
    const { pack } = await learner.trpc.quizzes.start.query({ id });
    expect(pack).toMatchObject({ category: 'Music', duration: 5, passingMarks: 2 });
  });

  it('accept only a future closing time for a ranked quiz, however it is set', async () => {
    const { id } = await plant();
    const past = new Date(Date.now() - 60_000).toISOString();
    const issue = { code: 'INVALID', issues: [{ path: 'closesAt', message: expect.stringMatching(/in the future/) }] };
    expect(await refusalOf(author.trpc.quizzes.update.mutate({ id, ranked: true, closesAt: past }))).toMatchObject(
      issue,
    );
    const made = { title: `Closed ${newId()}`, category: 'Music', ranked: true, closesAt: past };
    expect(await refusalOf(author.trpc.quizzes.create.mutate(made))).toMatchObject(issue);
    const { versionId, settings, questions } = await author.trpc.quizzes.edit.query({ id });
    const content = { settings: { ...settings, ranked: true, closesAt: past }, questions: questions as never[] };
    expect(await refusalOf(author.trpc.quizzes.publish.mutate({ quizId: id, versionId, content }))).toMatchObject(
      issue,
    );
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await author.trpc.quizzes.update.mutate({ id, ranked: true, closesAt: later })).toMatchObject({
      closesAt: later,
    });
  });

  it('allow drawing questions, with the marks and minutes of a draw; too large a draw asks all', async () => {
    const questionInputs = [1, 1, 2, 4, 1, 1, 2, 4].map((marks, index) => ({
      ...plantedQuestion('easy', index),
      marks,
    }));
    const { id } = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questionInputs });
    expect(await author.trpc.quizzes.get.query({ id })).toMatchObject({ totalMarks: 16, passingMarks: 8, duration: 8 });
    const drawn = await author.trpc.quizzes.update.mutate({ id, draw: 4, shuffleOptions: true });
    expect(drawn).toMatchObject({ draw: 4, shuffleOptions: true, totalMarks: 8, passingMarks: 4, duration: 5 });
    expect(drawn.questionCount).toBe(8);
    const { pack } = await learner.trpc.quizzes.start.query({ id });
    expect(pack).toMatchObject({ draw: 4, shuffleOptions: true, shuffleQuestions: false, totalMarks: 8 });
    const all = await author.trpc.quizzes.update.mutate({ id, draw: 200 });
    expect(all).toMatchObject({ draw: 200, totalMarks: 16, passingMarks: 8, duration: 8 });
    expect(await numbersOf(id)).toHaveLength(3);
    expect(await refusalOf(author.trpc.quizzes.update.mutate({ id, draw: 0 }))).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'draw' }],
    });
  });

  it('make a new version only if packs contain them', async () => {
    const { id, title } = await plant();
    await author.trpc.quizzes.update.mutate({ id, status: 'draft', title });
    expect(await numbersOf(id)).toEqual([1]);
    await author.trpc.quizzes.update.mutate({ id, description: 'New' });
    expect((await numbersOf(id)).sort()).toEqual([1, 2]);
  });

  it('are refused, like changed questions, if the quiz has changed since the version that was read', async () => {
    const { id } = await plant();
    const read = await author.trpc.quizzes.get.query({ id });
    const saved = await author.trpc.quizzes.update.mutate({ id, versionId: read.versionId, category: 'Music' });
    expect(saved.versionId).not.toBe(read.versionId);
    const { versionId } = read;
    const late = [
      author.trpc.quizzes.update.mutate({ id, versionId, category: 'Art' }),
      author.trpc.quizzes.updateQuestion.mutate({ quizId: id, index: 0, versionId, question: 'Late?' }),
    ];
    for (const refused of late)
      expect(await refusalOf(refused)).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/Read it again/),
      });
    expect(await author.trpc.quizzes.get.query({ id })).toEqual(saved);
    const change = { quizId: id, index: 0, versionId: saved.versionId, question: 'In time?' };
    const changed = await author.trpc.quizzes.updateQuestion.mutate(change);
    expect(changed.questions[0]?.question).toBe('In time?');
    // If the request names no version, the change applies to the current one.
    expect(await author.trpc.quizzes.update.mutate({ id, category: 'Art' })).toMatchObject({ category: 'Art' });
  });

  it('hide drafts and archived quizzes from learners, and show them again', async () => {
    const { id } = await plant();
    const seen = () => outcomeOf(learner.trpc.quizzes.get.query({ id }));
    for (const status of ['draft', 'archived'] as const) {
      await author.trpc.quizzes.update.mutate({ id, status });
      expect(await seen()).toBe('NOT_FOUND');
      expect(await author.trpc.quizzes.get.query({ id })).toMatchObject({ status });
    }
    await author.trpc.quizzes.update.mutate({ id, status: 'published' });
    expect(await seen()).toBe('ok');
  });

  it('refuse to publish a quiz without questions', async () => {
    const { id } = await author.trpc.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' });
    await author.trpc.quizzes.update.mutate({ id, status: 'draft' });
    expect(await refusalOf(author.trpc.quizzes.update.mutate({ id, status: 'published' }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Add a question before you publish.',
    });
  });

  it('refuse a title that another quiz of the owner has, ignoring case, and then change nothing', async () => {
    const [first, second] = [await plant(), await plant()];
    const taken = author.trpc.quizzes.update.mutate({
      id: first.id,
      title: second.title.toUpperCase(),
      category: 'Art',
    });
    expect(await refusalOf(taken)).toMatchObject({ code: 'CONFLICT', issues: [{ path: 'title' }] });
    const stored = await author.trpc.quizzes.get.query({ id: first.id });
    expect(stored).toMatchObject({ title: first.title, category: 'General' });
    // Changing only the case of a quiz's title doesn't conflict with the quiz's own former title.
    const recased = await author.trpc.quizzes.update.mutate({
      id: first.id,
      title: first.title.toUpperCase(),
    });
    expect(recased.title).toBe(first.title.toUpperCase());
  });
});
