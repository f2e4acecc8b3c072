import { newId } from '@quorbit/contracts/lib/ids';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

const NOW = new Date('2026-03-02T12:30:00.000Z');

describeWithServer('copies of quizzes', { now: NOW }, (harness) => {
  let author: Person;
  let admin: Person;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const plant = (spec: Partial<Parameters<typeof plantQuiz>[1]> = {}) =>
    plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 2, ...spec });
  const copy = (person: Person, id: string, title?: string) => person.trpc.quizzes.duplicate.mutate({ id, title });
  const withoutIds = (questions: readonly { id: string }[]) => questions.map(({ id: _id, ...question }) => question);

  it('are drafts with the same content and settings, and new question ids', async () => {
    const quiz = await plant({ category: 'Art', description: 'About art' });
    await author.trpc.quizzes.update.mutate({ id: quiz.id, duration: 20, draw: 1, shuffleOptions: true });
    const original = await author.trpc.quizzes.edit.query({ id: quiz.id });
    const made = await copy(author, quiz.id);
    expect(made).toMatchObject({ title: `Copy of ${quiz.title}`, status: 'draft', audience: 'premium', own: true });
    const opened = await author.trpc.quizzes.edit.query({ id: made.id });
    expect(opened.settings).toEqual({ ...original.settings, title: made.title });
    expect(withoutIds(opened.questions)).toEqual(withoutIds(original.questions));
    expect(opened.questions.filter(({ id }) => quiz.questionIds.includes(id))).toEqual([]);
    // Changing the copy doesn't change the original.
    await author.trpc.quizzes.deleteQuestion.mutate({ id: made.id, index: 0 });
    expect((await author.trpc.quizzes.get.query({ id: quiz.id })).questions).toHaveLength(2);
  });

  it('get a free title, or the given one', async () => {
    const quiz = await plant({ title: `Ü${'x'.repeat(119)}` });
    const titles = [await copy(author, quiz.id), await copy(author, quiz.id), await copy(author, quiz.id)];
    expect(titles.map(({ title }) => [...title].length)).toEqual([120, 120, 120]);
    expect(titles.map(({ title }) => title.slice(-5))).toEqual(['xxxxx', 'x (2)', 'x (3)']);
    const title = `Mine ${newId()}`;
    expect(await copy(author, quiz.id, title)).toMatchObject({ title });
    expect(await refusalOf(copy(author, quiz.id, title.toUpperCase()))).toMatchObject({
      code: 'CONFLICT',
      issues: [{ path: 'title' }],
    });
  });

  it('of a closed quiz never close, and an admin’s copies are for everyone', async () => {
    const closed = await plant({ ranked: true, closesAt: new Date(NOW.getTime() - 1000) });
    expect(await copy(author, closed.id)).toMatchObject({ ranked: true, closesAt: null });
    const closing = await plant({ ranked: true, closesAt: new Date(NOW.getTime() + 1000) });
    expect(await copy(admin, closing.id)).toMatchObject({
      audience: 'everyone',
      closesAt: new Date(NOW.getTime() + 1000).toISOString(),
    });
  });

  it('are refused for quizzes of other authors', async () => {
    const quiz = await plant();
    const stranger = await plantPerson(harness.server, { role: 'premium' });
    expect(await outcomeOf(copy(stranger, quiz.id))).toBe('NOT_FOUND');
    const before = await harness.database.read.select().from(quizzes).where(eq(quizzes.ownerId, stranger.id));
    expect(before).toEqual([]);
  });
});
