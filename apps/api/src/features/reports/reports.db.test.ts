import type { ListReportsInput } from '@quorbit/contracts/attempts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { foldAttempts } from '../quizzes/figures/stats.worker.ts';

describeWithServer('reports', (harness) => {
  let admin: Person;
  beforeAll(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
  });

  const listed = async (person: Person, input: Partial<ListReportsInput> = {}) =>
    (await person.trpc.reports.list.query(input)).items.map(({ id }) => id);
  const submit = async (person: Person, ...given: Parameters<typeof attemptInput>) =>
    (await person.trpc.attempts.submit.mutate(attemptInput(...given))).id;

  it('are read by their learner and by admins, and are NOT_FOUND for everybody else', async () => {
    const [learner, stranger] = [
      await plantPerson(harness.server),
      await plantPerson(harness.server, { role: 'premium' }),
    ];
    // A quiz's author may not read others' reports on it either.
    const quiz = await plantQuiz(harness.server, { ownerId: stranger.id });
    const id = await submit(learner, quiz);
    const report = await learner.trpc.reports.get.query({ id });
    expect(await admin.trpc.reports.get.query({ id })).toEqual(report);
    const refusals = await Promise.all(
      [id, newId()].map((of) => refusalOf(stranger.trpc.reports.get.query({ id: of }))),
    );
    expect(refusals).toEqual(Array(2).fill({ code: 'NOT_FOUND', status: 404, message: 'Report not found.' }));
    expect(await listed(stranger)).toEqual([]);
    expect(await listed(admin)).toEqual([]);
  });

  it('with the same id are each learner’s own, and an admin must say whose', async () => {
    const [a, b] = [await plantPerson(harness.server), await plantPerson(harness.server)];
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const id = await submit(a, quiz, { right: 1 });
    expect((await admin.trpc.reports.get.query({ id })).score).toBe(1);
    await submit(b, quiz, { right: 2, attemptId: id });
    expect((await a.trpc.reports.get.query({ id })).score).toBe(1);
    expect((await b.trpc.reports.get.query({ id, userId: b.id })).score).toBe(2);
    expect(await refusalOf(a.trpc.reports.get.query({ id, userId: b.id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(admin.trpc.reports.get.query({ id }))).toEqual({
      code: 'CONFLICT',
      status: 409,
      message: 'Several learners have a report with this id. Pass userId.',
    });
    expect((await admin.trpc.reports.get.query({ id, userId: a.id })).score).toBe(1);
    const asAdmin = (path: string) => send(harness.server.address, 'GET', path, { token: admin.token });
    expect(await asAdmin(`/api/reports/${id}?userId=${b.id}`)).toMatchObject({ status: 200, body: { score: 2 } });
    expect((await asAdmin(`/api/reports/${id}`)).status).toBe(409);
    expect(await refusalOf(admin.trpc.reports.get.query({ id, userId: newId() }))).toMatchObject({ status: 404 });

    // Paging lists both reports once each, although they differ only by learner.
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.trpc.reports.list.query({ userId: 'all', quizId: quiz.id, limit: 1, cursor });
      seen.push(...page.items.map(({ learner }) => learner?.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.sort()).toEqual([a.id, b.id].sort());
  });

  it('of others are listed only for admins, with the learner’s name', async () => {
    const [a, b] = [await plantPerson(harness.server), await plantPerson(harness.server)];
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const ids = [await submit(a, quiz), await submit(b, quiz)];
    expect(await listed(admin, { userId: a.id })).toEqual([ids[0]]);
    expect((await listed(admin, { userId: 'all', quizId: quiz.id })).sort()).toEqual([...ids].sort());
    const [card] = (await admin.trpc.reports.list.query({ userId: b.id })).items;
    expect(card?.learner).toEqual({ id: b.id, name: b.user.name });
    const [own] = (await a.trpc.reports.list.query({ userId: a.id })).items;
    expect(own).toMatchObject({ id: ids[0], learner: null });
    expect(await listed(admin, { userId: newId() })).toEqual([]);
  });

  it('of another learner are refused to a learner as NOT_FOUND, everybody’s as FORBIDDEN', async () => {
    const [a, b] = [await plantPerson(harness.server), await plantPerson(harness.server, { role: 'premium' })];
    for (const userId of [a.id, newId()]) {
      expect(await refusalOf(b.trpc.reports.list.query({ userId }))).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    }
    expect(await refusalOf(b.trpc.reports.list.query({ userId: 'all' }))).toEqual({
      code: 'FORBIDDEN',
      status: 403,
      message: 'Admins only.',
    });
  });

  it('are filtered by quiz, category, result, words of the title and days, alone and together', async () => {
    const learner = await plantPerson(harness.server, { timeZone: 'America/New_York' });
    const rivers = await plantQuiz(harness.server, {
      ownerId: null,
      title: `Rivers 100% ${newId()}`,
      category: 'Geography',
    });
    const battles = await plantQuiz(harness.server, {
      ownerId: null,
      title: `Battles ${newId()}`,
      category: 'History',
    });
    const good = await submit(learner, rivers, { finishedAt: '2026-03-02T12:00:00.000Z' });
    const bad = await submit(learner, rivers, { finishedAt: '2026-03-05T12:00:00.000Z', right: 0 });
    // In New York, 07:30 UTC is 02:30: still the day before, because a learner's day ends at 04:00.
    const night = await submit(learner, battles, { finishedAt: '2026-03-04T07:30:00.000Z' });
    const find = (input: Partial<ListReportsInput>) => listed(learner, input);
    expect(await find({})).toEqual([bad, night, good]);
    expect(await find({ quizId: rivers.id })).toEqual([bad, good]);
    expect(await find({ category: 'History' })).toEqual([night]);
    expect(await find({ result: 'passed' })).toEqual([night, good]);
    expect(await find({ result: 'failed' })).toEqual([bad]);
    expect(await find({ search: 'RIVERS 100%' })).toEqual([bad, good]);
    expect(await find({ search: '%' })).toEqual([bad, good]);
    expect(await find({ search: '_' })).toEqual([]);
    expect(await find({ from: '2026-03-03', to: '2026-03-03' })).toEqual([night]);
    expect(await find({ from: '2026-03-04' })).toEqual([bad]);
    expect(await find({ to: '2026-03-02' })).toEqual([good]);
    expect(await find({ from: '2026-03-05', to: '2026-03-02' })).toEqual([]);
    expect(await find({ category: 'Geography', result: 'passed', search: 'river' })).toEqual([good]);
  });

  it('of everybody are filtered by category, words and result within a year, page by page', async () => {
    harness.server.setNow(new Date('2026-03-10T12:00:00Z'));
    const category = `Category ${newId()}`;
    const learners = [
      await plantPerson(harness.server),
      await plantPerson(harness.server, { timeZone: 'Pacific/Kiritimati' }),
    ];
    const quizzes = [1, 2].map((number) =>
      plantQuiz(harness.server, { ownerId: null, category, title: `Tides ${number} ${newId()}` }),
    );
    const made: { id: string; at: string }[] = [];
    for (const [index, quiz] of (await Promise.all([...quizzes, ...quizzes])).entries()) {
      for (const learner of learners) {
        const at = `2026-03-0${index + 2}T12:00:00.000Z`;
        made.push({ id: await submit(learner, quiz, { finishedAt: at, right: index }), at });
      }
    }
    const order = made.sort((a, b) => (`${a.at}${a.id}` < `${b.at}${b.id}` ? 1 : -1)).map(({ id }) => id);
    const all = { userId: 'all' as const, from: '2025-03-11' };
    const paged = async (input: Partial<ListReportsInput>) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await admin.trpc.reports.list.query({ ...all, ...input, limit: 3, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return seen;
    };
    expect(await paged({ category })).toEqual(order);
    expect(await paged({ category, search: 'TIDES 1' })).toHaveLength(4);
    expect(await paged({ category, result: 'failed' })).toEqual(order.slice(4));
    expect(await paged({ category, from: '2026-03-03', to: '2026-03-04' })).toHaveLength(4);
    expect(await paged({ search: 'no quiz has this title' })).toEqual([]);
    const [{ id: quizId } = { id: '' }] = await Promise.all(quizzes);
    expect(await paged({ quizId, result: 'failed' })).toHaveLength(2);
    expect(await paged({ quizId, search: 'tides 2' })).toEqual([]);
    const broad = [{ category }, { search: 'tides' }, { result: 'failed' as const }];
    for (const narrow of [...broad, ...broad.map((filter) => ({ ...filter, quizId }))]) {
      for (const range of [{ from: undefined }, { from: '2025-03-08' }, { from: '2024-01-01', to: '2026-01-01' }]) {
        const refused = await refusalOf(admin.trpc.reports.list.query({ ...all, ...narrow, ...range }));
        expect(refused).toMatchObject({ code: 'INVALID', issues: [{ path: 'from' }] });
      }
    }
    expect(await listed(admin, { userId: 'all' })).toEqual(expect.arrayContaining(order));
  });

  it('keep the title and category that the quiz had when it was taken', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: admin.id, category: 'Then' });
    const id = await submit(learner, quiz);
    await admin.trpc.quizzes.delete.mutate({ id: quiz.id });
    expect(await listed(learner, { category: 'Then' })).toEqual([id]);
    expect((await learner.trpc.reports.get.query({ id })).quiz).toEqual({
      id: quiz.id,
      title: quiz.title,
      category: 'Then',
    });
  });

  it('are paged newest first, each once, even if many were finished at the same moment', async () => {
    const learner = await plantPerson(harness.server);
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 1 });
    const times = [...Array(7).fill('2026-03-02T12:00:00.000Z'), ...Array(4).fill('2026-03-01T12:00:00.001Z')];
    const made: { id: string; at: string }[] = [];
    for (const at of times) made.push({ id: await submit(learner, quiz, { finishedAt: at }), at });
    const order = made.sort((a, b) => (`${a.at}${a.id}` < `${b.at}${b.id}` ? 1 : -1)).map(({ id }) => id);
    for (const limit of [1, 4, 10, 11, 100]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await learner.trpc.reports.list.query({ limit, cursor });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(order);
    }
  });

  it('refuse a cursor that the server didn’t make', async () => {
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const cursors = [
      'x',
      made(),
      made(newId()),
      made('now', newId()),
      made('2026-03-02T12:00:00.000Z', 'x', newId()),
      made('2026-03-02T12:00:00.000Z', newId(), null),
      made('2026-03-02T12:00:00.000Z', newId()),
    ];
    for (const cursor of cursors) {
      expect(await refusalOf(admin.trpc.reports.list.query({ cursor }))).toMatchObject({
        code: 'INVALID',
        issues: [{ path: 'cursor' }],
      });
    }
  });

  it('show the share of right answers once a question has at least five answers', async () => {
    const quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
    const people = await Promise.all(Array.from({ length: 6 }, () => plantPerson(harness.server)));
    const [reader] = people;
    const shares = async (id: string) => {
      while (await foldAttempts(harness.server.deps));
      const report = await admin.trpc.reports.get.query({ id });
      return report.answers.map(({ shareCorrect }) => shareCorrect);
    };
    const id = await submit(reader ?? admin, quiz, { right: 2 });
    for (const person of people.slice(1, 4)) await submit(person, quiz, { right: 1 });
    expect(await shares(id)).toEqual([null, null]);
    // The fifth learner skips the second question, so that it has only four answers.
    const skipped = attemptInput(quiz, { right: 0 });
    await people[4]?.trpc.attempts.submit.mutate({ ...skipped, answers: skipped.answers.slice(0, 1) });
    expect(await shares(id)).toEqual([0.8, null]);
    await submit(people[5] ?? admin, quiz, { right: 2 });
    expect(await shares(id)).toEqual([5 / 6, 0.4]);
  });
});
