import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';

const OPTIONS: [string, string, string, string] = ['one', 'two', 'three', 'four'];
const QUESTION = { question: 'Which?', options: OPTIONS, correctAnswer: 'b' };

describeWithServer('the REST face', (harness) => {
  let admin: Person;
  let author: Person;
  let learner: Person;
  let quizId: string;
  beforeAll(async () => {
    [admin, author, learner] = [
      await plantPerson(harness.server, { role: 'admin' }),
      await plantPerson(harness.server, { role: 'premium' }),
      await plantPerson(harness.server),
    ];
    quizId = await quizOf(admin);
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

  it('shows the answer keys to a quiz’s owner but not to a learner', async () => {
    const path = `/api/quizzes/${quizId}`;
    const own = await send(harness.server.address, 'GET', path, { token: admin.token });
    const others = await send(harness.server.address, 'GET', path, { token: learner.token });
    expect(own.text).toContain('"correctAnswer":"A"');
    expect(others.text).not.toMatch(/correctAnswer|explanation/);
    const list = await send(harness.server.address, 'GET', '/api/quizzes', { token: learner.token });
    expect(list.text).not.toMatch(/"questions"|correctAnswer/);
  });

  it('pages through a list by its next links, keeping the filter', async () => {
    const owner = await plantPerson(harness.server, { role: 'premium' });
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
    for (const title of titles) await owner.trpc.quizzes.create.mutate({ title, category: 'Paging & more' });
    const seen: string[] = [];
    let next: string | null = '/api/quizzes?mine=true&limit=2&category=Paging+%26+more';
    for (let page = 0; next !== null && page < 5; page += 1) {
      const { status, body, headers } = await send(harness.server.address, 'GET', next, { token: owner.token });
      expect(status).toBe(200);
      const items: { title: string }[] = Object(body);
      seen.push(...items.map(({ title }) => title));
      const link: string | null = headers.get('link');
      next = link === null ? null : (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? 'no address');
    }
    expect(seen).toEqual(titles.toReversed());
  });

  it('returns the same report for a repeated attempt', async () => {
    const body = { ...(await attemptAt(quizId)), attemptId: newId() };
    const path = `/api/quizzes/${quizId}/attempts`;
    const first = await send(harness.server.address, 'POST', path, { token: learner.token, body });
    const again = await send(harness.server.address, 'POST', path, {
      token: learner.token,
      body: { ...body, answers: [] },
    });
    expect(Object(first.body)._id).toBe(body.attemptId);
    expect(again).toMatchObject({ status: 201, body: Object(first.body) });
  });

  it('shows users their full record and others only its public fields', async () => {
    const self = await send(harness.server.address, 'GET', `/api/users/${learner.id}`, { token: learner.token });
    expect(self.body).toMatchObject({ _id: learner.id, email: learner.user.email, unlockedThemes: [] });
    const asOther = await send(harness.server.address, 'GET', `/api/users/${learner.id}`, { token: author.token });
    expect(asOther.body).toEqual({
      _id: learner.id,
      id: learner.id,
      name: learner.user.name,
      level: 1,
      xp: expect.any(Number),
    });
  });

  it('serves its documentation without a token', async () => {
    const document = await send(harness.server.address, 'GET', '/api/openapi.json');
    expect(document).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
    const page = await send(harness.server.address, 'GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
