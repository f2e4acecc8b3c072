import { newId } from '@quorbit/contracts/lib/ids';
import { mails } from '@quorbit/db/schema/mails';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckAnswer, documentedAnswers } from '../testing/documented.ts';
import { send } from '../testing/http.ts';
import { type Person, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts';
import { routes } from './routes.ts';

const OPTIONS: [string, string, string, string] = ['one', 'two', 'three', 'four'];
const QUESTION = { question: 'Which?', options: OPTIONS, correctAnswer: 'b' };

describe.each(testDatabases)('the REST face on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let check: CheckAnswer;
  let admin: Person;
  let author: Person;
  let learner: Person;
  let quizId: string;
  beforeAll(async () => {
    check = await documentedAnswers();
    database = await open();
    server = await startTestServer(database);
    [admin, author, learner] = [await server.person('admin'), await server.person('premium'), await server.person()];
    quizId = await quizOf(admin);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function quizOf(person: Person): Promise<string> {
    const { id } = await person.trpc.quizzes.create.mutate({ title: `Quiz ${newId()}`, category: 'General' });
    for (const correctAnswer of ['a', 'b'])
      await person.trpc.quizzes.addQuestion.mutate({ ...QUESTION, quizId: id, correctAnswer });
    return id;
  }

  async function attemptAt(id: string) {
    const { questions } = await learner.trpc.quizzes.get.query({ id });
    return {
      startedAt: '2026-03-01T12:00:00Z',
      finishedAt: '2026-03-01T12:05:00Z',
      answers: questions.map((question) => ({ questionId: question.id, option: 1, timeSpent: 2.5 })),
    };
  }

  interface Example {
    /** The path with its parameters filled in, and the query. */
    path?: string;
    token?: string;
    body?: unknown;
    /** What the answer holds in particular. */
    holds?: unknown;
  }

  /** One call of each row that succeeds. */
  const examples: Record<string, () => Promise<Example>> = {
    'POST /api/auth/register': async () => {
      const email = `${newId()}@example.org`;
      return { body: { name: 'Ann', email, password: TEST_PASSWORD }, holds: { user: { email, role: 'user' } } };
    },
    'POST /api/auth/login': async () => ({
      body: { email: learner.user.email, password: TEST_PASSWORD },
      holds: { user: { _id: learner.id, id: learner.id } },
    }),
    'POST /api/auth/logout': async () => ({ token: (await server.person()).token }),
    'POST /api/auth/logout-all': async () => ({ token: (await server.person()).token }),
    'POST /api/auth/forgot-password': async () => ({ body: { email: 'nobody@example.org' } }),
    'POST /api/auth/reset-password': async () => ({
      body: { token: await resetToken(), password: 'another good one' },
    }),
    'GET /api/users/me': async () => ({
      token: learner.token,
      holds: { _id: learner.id, id: learner.id, role: 'user' },
    }),
    'PATCH /api/users/update-role': async () => {
      const { token, id } = await server.person();
      return { token, body: { userId: id, role: 'premium' }, holds: { user: { _id: id, role: 'premium' } } };
    },
    'GET /api/users/{userId}': async () => ({
      path: `/api/users/${author.id}`,
      token: learner.token,
      holds: { _id: author.id, id: author.id, name: author.user.name },
    }),
    'GET /api/quizzes': async () => ({ token: admin.token, holds: [{ _id: quizId, questions: [{}, {}] }] }),
    'POST /api/quizzes': async () => ({
      token: author.token,
      body: { title: 'Over REST', category: 'Art' },
      holds: { title: 'Over REST', duration: 5, questions: [] },
    }),
    'DELETE /api/quizzes/delete/quiz': async () => {
      await author.trpc.quizzes.create.mutate({ title: 'Delete & go', category: 'Art' });
      return { path: '/api/quizzes/delete/quiz?title=delete%20%26%20GO', token: author.token };
    },
    'GET /api/quizzes/{id}': async () => ({
      path: `/api/quizzes/${quizId}`,
      token: learner.token,
      holds: { _id: quizId },
    }),
    'DELETE /api/quizzes/{id}': async () => ({
      path: `/api/quizzes/${await quizOf(author)}`,
      token: author.token,
      holds: { success: true, message: 'Quiz deleted successfully!' },
    }),
    'POST /api/quizzes/{id}/questions': async () => ({
      path: `/api/quizzes/${await quizOf(author)}/questions`,
      token: author.token,
      body: QUESTION,
      holds: { success: true, quiz: { questionCount: 3 } },
    }),
    'DELETE /api/quizzes/{id}/questions/{index}': async () => ({
      path: `/api/quizzes/${await quizOf(author)}/questions/1`,
      token: author.token,
      holds: { success: true, message: 'Question deleted successfully!' },
    }),
    'POST /api/quizzes/{id}/attempts': async () => ({
      path: `/api/quizzes/${quizId}/attempts`,
      token: learner.token,
      body: await attemptAt(quizId),
      holds: { quiz: { _id: quizId }, score: 1, totalMarks: 2 },
    }),
    'GET /api/reports': async () => {
      await learner.trpc.attempts.submit.mutate({ ...(await attemptAt(quizId)), quizId, attemptId: newId() });
      return { path: '/api/reports?limit=1&userId=all', token: admin.token, holds: [{ learner: { _id: learner.id } }] };
    },
    'GET /api/reports/{id}': async () => {
      const attempt = { ...(await attemptAt(quizId)), quizId, attemptId: newId() };
      await learner.trpc.attempts.submit.mutate(attempt);
      return {
        path: `/api/reports/${attempt.attemptId}`,
        token: learner.token,
        holds: { _id: attempt.attemptId, answers: [{ option: 1, correctAnswer: 'A' }, { correct: true }] },
      };
    },
    'GET /api/reviews': async () => {
      const { person, questionId } = await learnerWithCard();
      return {
        path: '/api/reviews?limit=1',
        token: person.token,
        holds: [{ quiz: { _id: quizId }, question: { _id: questionId, question: 'Which?', correctAnswer: 'A' } }],
      };
    },
    'POST /api/reviews/update': async () => {
      const { person, questionId } = await learnerWithCard();
      return {
        token: person.token,
        body: { quizId, questionId, quality: 3 },
        holds: { success: true, review: { questionId, xpEarned: 2 } },
      };
    },
    'GET /api/achievements/{userId}': async () => {
      const { person } = await learnerWithCard();
      return {
        path: `/api/achievements/${person.id}`,
        token: person.token,
        holds: { unlocked: [{ id: 'quiz_1', progress: 100 }], recent: [{ unlocked: true }], total: expect.any(Number) },
      };
    },
  };

  /** A learner with one card, about the quiz's first question. */
  async function learnerWithCard() {
    const person = await server.person();
    const attempt = await attemptAt(quizId);
    await person.trpc.attempts.submit.mutate({ ...attempt, quizId, attemptId: newId() });
    return { person, questionId: attempt.answers[0]?.questionId ?? '' };
  }

  /** Asks for the mail and takes the token out of it. */
  async function resetToken(): Promise<string> {
    const { user } = await server.person();
    await send(server.address, 'POST', '/api/auth/forgot-password', { body: { email: user.email } });
    const [mail] = await database.read
      .select({ body: mails.body })
      .from(mails)
      .where(and(eq(mails.recipient, user.email), like(mails.body, '%/reset-password?%')));
    return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  }

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers as documented, and only those who may',
    async (name, { method, path, status, public: open }) => {
      const example = await examples[name]?.();
      if (!example) throw new Error('Give this row an example.');
      const address = example.path ?? path;
      if (!open) {
        const refused = await send(server.address, method, address, { body: example.body });
        expect(refused.status).toBe(401);
        expect(check(method, path, 401, refused.body)).toEqual([]);
      }
      const answer = await send(server.address, method, address, example);
      expect(answer).toMatchObject({ status });
      expect(check(method, path, answer.status, answer.body)).toEqual([]);
      if (example.holds !== undefined) expect(answer.body).toMatchObject(Object(example.holds));
    },
  );

  it('shows keys to the owner, and to a learner none', async () => {
    const path = `/api/quizzes/${quizId}`;
    const own = await send(server.address, 'GET', path, { token: admin.token });
    const others = await send(server.address, 'GET', path, { token: learner.token });
    expect(own.text).toContain('"correctAnswer":"A"');
    expect(others.text).not.toMatch(/correctAnswer|explanation/);
    const list = await send(server.address, 'GET', '/api/quizzes', { token: learner.token });
    expect(list.text).not.toMatch(/"questions"|correctAnswer/);
  });

  it('leads through a list page by page, keeping the filter', async () => {
    const owner = await server.person('premium');
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
    for (const title of titles) await owner.trpc.quizzes.create.mutate({ title, category: 'Paging & more' });
    const seen: string[] = [];
    let next: string | null = '/api/quizzes?mine=true&limit=2&category=Paging+%26+more';
    for (let page = 0; next !== null && page < 5; page += 1) {
      const { status, body, headers } = await send(server.address, 'GET', next, { token: owner.token });
      expect(status).toBe(200);
      const items: { title: string }[] = Object(body);
      seen.push(...items.map(({ title }) => title));
      const link: string | null = headers.get('link');
      next = link === null ? null : (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? 'no address');
    }
    expect(seen).toEqual(titles.toReversed());
  });

  it('answers a repeated attempt with the same report', async () => {
    const body = { ...(await attemptAt(quizId)), attemptId: newId() };
    const path = `/api/quizzes/${quizId}/attempts`;
    const first = await send(server.address, 'POST', path, { token: learner.token, body });
    const again = await send(server.address, 'POST', path, { token: learner.token, body: { ...body, answers: [] } });
    expect(Object(first.body)._id).toBe(body.attemptId);
    expect(again).toMatchObject({ status: 201, body: Object(first.body) });
  });

  it('shows oneself whole and others as far as they may be seen', async () => {
    const self = await send(server.address, 'GET', `/api/users/${learner.id}`, { token: learner.token });
    expect(self.body).toMatchObject({ _id: learner.id, email: learner.user.email, unlockedThemes: [] });
    const other = await send(server.address, 'GET', `/api/users/${learner.id}`, { token: author.token });
    expect(other.body).toEqual({
      _id: learner.id,
      id: learner.id,
      name: learner.user.name,
      level: 1,
      xp: expect.any(Number),
    });
  });

  it('describes itself to everybody', async () => {
    const document = await send(server.address, 'GET', '/api/openapi.json');
    expect(document).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
    const page = await send(server.address, 'GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
