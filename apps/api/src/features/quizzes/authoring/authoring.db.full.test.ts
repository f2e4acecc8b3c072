import { newId } from '@quorbit/contracts/lib/ids';
import { quizVersions, quizzes } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

const question = (text: string) => ({ ...plantedQuestion('easy', 0), question: text });
const TAKEN = 'You already have a quiz with this title. Choose another one.';

describeWithServer('authoring', (harness) => {
  let author: Person;
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    [author, admin, learner] = await Promise.all([
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server, { role: 'admin' }),
      plantPerson(harness.server, { role: 'premium' }),
    ]);
  });

  const create = (person: Person, title = `Quiz ${newId()}`) =>
    person.trpc.quizzes.create.mutate({ title, category: 'General' });
  const add = (person: Person, quizId: string, text: string) =>
    person.trpc.quizzes.addQuestion.mutate({ quizId, ...question(text) });
  const versionsOf = (quizId: string) =>
    harness.database.read
      .select()
      .from(quizVersions)
      .where(eq(quizVersions.quizId, quizId))
      .orderBy(quizVersions.number);

  it('creates a quiz for premium users, or for everyone if an admin creates it, with computed defaults', async () => {
    const made = await create(author);
    expect(made).toMatchObject({ audience: 'premium', status: 'published', own: true, duration: 5, questions: [] });
    expect(await create(admin)).toMatchObject({ audience: 'everyone', own: true });
    for (let index = 0; index < 7; index += 1) await add(author, made.id, `Question ${index}?`);
    expect(await author.trpc.quizzes.get.query({ id: made.id })).toMatchObject({
      duration: 7,
      totalMarks: 7,
      passingMarks: 4,
      questionCount: 7,
      difficulty: 'easy',
      averageScore: null,
    });
  });

  it('stores the minutes, passing marks and marks per question that the author set', async () => {
    const settings = {
      title: `Quiz ${newId()}`,
      category: 'General',
      duration: 30,
      passingMarks: 12,
      description: ' d ',
    };
    const { id } = await author.trpc.quizzes.create.mutate(settings);
    await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...question('a'), marks: 10 });
    // The author set 12 passing marks, which are limited to the 10 total marks.
    expect(await author.trpc.quizzes.get.query({ id })).toMatchObject({
      passingMarks: 10,
      totalMarks: 10,
      duration: 30,
    });
    const quiz = await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...question('b'), marks: 5 });
    expect(quiz).toMatchObject({ passingMarks: 12, totalMarks: 15, description: 'd' });
  });

  it('adds questions at the end and deletes them by index from 0; the others keep their ids', async () => {
    const { id } = await create(author);
    for (const text of ['a', 'b', 'c']) await add(author, id, text);
    const before = await author.trpc.quizzes.get.query({ id });
    expect(before.questions.map((row) => row.question)).toEqual(['a', 'b', 'c']);
    const after = await author.trpc.quizzes.deleteQuestion.mutate({ id, index: 1 });
    expect(after.questions).toEqual([before.questions[0], before.questions[2]]);
    for (const index of [2, 199]) {
      expect(await refusalOf(author.trpc.quizzes.deleteQuestion.mutate({ id, index }))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Question not found.',
      });
    }
    expect((await author.trpc.quizzes.get.query({ id })).questions).toEqual(after.questions);
  });

  it('makes a new version with each edit, never changes an old one, and deletes it if nobody has it', async () => {
    const { id } = await create(author);
    await add(author, id, 'a');
    await learner.trpc.quizzes.start.query({ id });
    const before = await versionsOf(id);
    await add(author, id, 'b');
    await author.trpc.quizzes.deleteQuestion.mutate({ id, index: 0 });
    const after = await versionsOf(id);
    expect(after.map(({ number }) => number)).toEqual([2, 4]);
    expect(after.slice(0, 1)).toEqual(before);
    expect(new Set(after.map(({ packHash }) => packHash)).size).toBe(2);
  });

  it('leaves the report of an attempt unchanged when the quiz is edited and deleted afterwards', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 3 });
    const report = await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 2 }));
    await author.trpc.quizzes.deleteQuestion.mutate({ id: quiz.id, index: 0 });
    await add(author, quiz.id, 'Another?');
    expect(await learner.trpc.reports.get.query({ id: report.id })).toEqual(report);
    await author.trpc.quizzes.delete.mutate({ id: quiz.id });
    expect(await learner.trpc.reports.get.query({ id: report.id })).toEqual(report);
    expect((await learner.trpc.reports.list.query({})).items.map(({ id }) => id)).toContain(report.id);
  });

  it('deletes softly: the quiz is hidden from everybody, stays in the database, and frees its title', async () => {
    const { id, title } = await create(author);
    await author.trpc.quizzes.delete.mutate({ id });
    for (const person of [author, admin, learner]) {
      expect(await outcomeOf(person.trpc.quizzes.get.query({ id }))).toBe('NOT_FOUND');
    }
    expect(await outcomeOf(author.trpc.quizzes.delete.mutate({ id }))).toBe('NOT_FOUND');
    expect(await outcomeOf(add(author, id, 'late'))).toBe('NOT_FOUND');
    expect(await harness.database.read.select().from(quizzes).where(eq(quizzes.id, id))).toHaveLength(1);
    expect((await create(author, title)).title).toBe(title);
  });

  it('lets an admin edit anybody’s quiz, and nobody else', async () => {
    const { id } = await create(author);
    expect((await add(admin, id, 'by the admin')).questions).toHaveLength(1);
    expect(await outcomeOf(add(learner, id, 'by a stranger'))).toBe('NOT_FOUND');
    expect(await outcomeOf(learner.trpc.quizzes.deleteQuestion.mutate({ id, index: 0 }))).toBe('NOT_FOUND');
    expect(await outcomeOf(learner.trpc.quizzes.delete.mutate({ id }))).toBe('NOT_FOUND');
    expect((await author.trpc.quizzes.get.query({ id })).questions).toHaveLength(1);
  });

  describe('titles', () => {
    it('are unique for one owner, ignoring case, and free for another', async () => {
      const title = `Quiz ${newId()}`;
      await create(author, title);
      expect(await refusalOf(create(author, ` ${title.toUpperCase()} `))).toEqual({
        code: 'CONFLICT',
        status: 409,
        message: TAKEN,
        issues: [{ path: 'title', message: TAKEN }],
      });
      expect(await outcomeOf(create(learner, title))).toBe('ok');
    });

    it('are given to only one of many quizzes that are created at once', async () => {
      const title = `quiz ${newId()}`;
      const spellings = Array.from({ length: 10 }, (_, index) => (index % 2 ? title : title.toUpperCase()));
      const outcomes = await Promise.all(spellings.map((spelling) => outcomeOf(create(author, spelling))));
      expect(outcomes.sort()).toEqual([...Array(9).fill('CONFLICT'), 'ok']);
    });

    it('identify the one quiz to delete, ignoring case, among the caller’s own', async () => {
      const title = `Quiz ${newId()}`;
      const [own, others] = [await create(author, title), await create(learner, title)];
      await author.trpc.quizzes.deleteByTitle.mutate({ title: title.toLowerCase() });
      expect(await outcomeOf(author.trpc.quizzes.get.query({ id: own.id }))).toBe('NOT_FOUND');
      expect(await outcomeOf(learner.trpc.quizzes.get.query({ id: others.id }))).toBe('ok');
      expect(await refusalOf(author.trpc.quizzes.deleteByTitle.mutate({ title }))).toMatchObject({ status: 404 });
    });

    it('delete nothing when several quizzes match an admin’s title', async () => {
      const title = `Quiz ${newId()}`;
      const made = [await create(author, title), await create(learner, title.toUpperCase())];
      expect(await refusalOf(admin.trpc.quizzes.deleteByTitle.mutate({ title }))).toMatchObject({
        code: 'CONFLICT',
        status: 409,
      });
      for (const { id } of made) expect(await outcomeOf(admin.trpc.quizzes.get.query({ id }))).toBe('ok');
      await author.trpc.quizzes.delete.mutate({ id: made[0]?.id ?? '' });
      expect(await outcomeOf(admin.trpc.quizzes.deleteByTitle.mutate({ title }))).toBe('ok');
      expect(await outcomeOf(admin.trpc.quizzes.get.query({ id: made[1]?.id ?? '' }))).toBe('NOT_FOUND');
    });

    it('are refused as not found if no quiz has them', async () => {
      const title = `Quiz ${newId()}`;
      expect(await refusalOf(admin.trpc.quizzes.deleteByTitle.mutate({ title }))).toMatchObject({ status: 404 });
    });
  });

  describe('in parallel', () => {
    it('keeps every question that is added', async () => {
      const { id } = await create(author);
      const texts = Array.from({ length: 10 }, (_, index) => `Question ${index}?`);
      await Promise.all(texts.map((text) => add(author, id, text)));
      const quiz = await author.trpc.quizzes.get.query({ id });
      expect(quiz.questions.map((row) => row.question).sort()).toEqual(texts);
      expect((await versionsOf(id)).map(({ number }) => number)).toEqual([11]);
    });

    it('lets an owner and admins edit one quiz without refusing anybody', async () => {
      const { id } = await create(author);
      const person = await plantPerson(harness.server, { role: 'admin' });
      const people = [author, admin, person];
      const texts = Array.from({ length: 18 }, (_, index) => `Question ${index}?`);
      const outcomes = await Promise.all(
        texts.map((text, index) => outcomeOf(add(people[index % people.length] ?? author, id, text))),
      );
      expect(outcomes).toEqual(texts.map(() => 'ok'));
      const { questions } = await author.trpc.quizzes.get.query({ id });
      expect(questions.map((row) => row.question).sort()).toEqual([...texts].sort());
    });

    it('stops at 200 questions, even when several arrive at once', async () => {
      const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 198 });
      const outcomes = await Promise.all(
        [1, 2, 3, 4].map((index) => outcomeOf(add(author, quiz.id, `Late ${index}?`))),
      );
      expect(outcomes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'ok', 'ok']);
      expect(await refusalOf(add(author, quiz.id, 'One more?'))).toMatchObject({
        status: 409,
        message: 'A quiz has at most 200 questions.',
      });
      expect((await author.trpc.quizzes.get.query({ id: quiz.id })).questionCount).toBe(200);
    });

    it('deletes a quiz only once, by its owner or an admin', async () => {
      const { id } = await create(author);
      const calls = [author, admin, author, admin].map((person) =>
        outcomeOf(person.trpc.quizzes.delete.mutate({ id })),
      );
      expect((await Promise.all(calls)).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok']);
    });
  });
});
