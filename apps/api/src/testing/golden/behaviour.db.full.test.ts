// Compares the server's replies and SQL statements, call by call, with files in this folder. They change only when
// behaviour is meant to change: renew them with `vitest run --project api golden -u` and read the difference before
// committing it.
import { newId } from '@quorbit/contracts/lib/ids';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Device } from '../device.ts';
import { plantPerson } from '../planted/person.ts';
import { attemptInput, plantAttempt, plantedQuestion, plantQuiz } from '../planted/quiz.ts';
import { createStatementLog } from '../statements/statement-log.ts';
import { type Person, startTestServer, TEST_PASSWORD, type TestServer } from '../test-server.ts';
import { send } from '../wire/http.ts';
import { createNormaliser } from './normalise.ts';

const NOW = new Date('2026-03-02T12:30:00.000Z');
const DONE = { finishedAt: '2026-03-02T12:05:00.000Z' };

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestPglite();
  server = await startTestServer(database);
  server.setNow(NOW);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Calls {
  statements: () => string[];
  normalised: (value: unknown) => unknown;
}

const text = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Sorts the fields and lists of an export. Some lists are ordered by ids that were made in the same millisecond, so
 * their order is random.
 */
function inOrder(data: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(data))
      .sort()
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value,
      ]),
  );
}

/** Makes REST calls in order, and returns their responses and SQL statements. */
async function restCalls({ statements, normalised }: Calls, all: readonly [Person | null, string, unknown?][]) {
  const told: unknown[] = [];
  const ran: unknown[] = [];
  for (const [who, call, body] of all) {
    const [method = '', path = ''] = call.split(' ');
    statements();
    const response = await send(server.address, method, path, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
    });
    const name = String(normalised(call));
    ran.push({ call: name, statements: statements() });
    told.push({
      call: name,
      status: response.status,
      body: response.body === undefined ? null : normalised(response.body),
    });
  }
  return { told, ran };
}

it('REST responses, SQL statements, mirrored bodies and exports match the golden files', async () => {
  const calls: Calls = { statements: createStatementLog(database), normalised: createNormaliser() };
  const author = await plantPerson(server, { role: 'premium' });
  const learner = await plantPerson(server);
  const admin = await plantPerson(server, { role: 'admin' });
  const shared = await plantQuiz(server, { ownerId: null, title: 'Shared', questions: ['easy', 'medium', 'hard'] });
  const own = await plantQuiz(server, { ownerId: author.id, audience: 'premium', title: 'Own', questions: 2 });
  const device = new Device(learner, () => NOW.getTime());
  const { timeZone: _zone, packHash: _pack, ...attempt } = attemptInput(shared, { right: 2, ...DONE });
  const { quizId: _quiz, ...body } = attempt;
  const firstWrong = { quizId: shared.id, questionId: shared.questionIds[2] };

  const { told, ran } = await restCalls(calls, [
    [null, 'POST /api/auth/login', { email: learner.user.email, password: TEST_PASSWORD }],
    [null, 'POST /api/auth/login', { email: learner.user.email, password: 'wrong' }],
    [null, 'POST /api/auth/register', { name: 'New', email: 'new@example.org', password: TEST_PASSWORD }],
    [null, 'POST /api/auth/forgot-password', { email: author.user.email }],
    [null, 'POST /api/auth/reset-password', { token: 'x'.repeat(43), password: 'another good one' }],
    [learner, 'GET /api/users/me'],
    [learner, `GET /api/users/${author.id}`],
    [learner, 'PATCH /api/users/update-role', { userId: learner.id, role: 'admin' }],
    [learner, 'GET /api/quizzes'],
    [author, 'GET /api/quizzes?mine=true'],
    [author, 'POST /api/quizzes', { title: 'Over REST', category: 'Art' }],
    [learner, 'POST /api/quizzes', { title: 'Over REST', category: 'Art' }],
    [learner, `GET /api/quizzes/${shared.id}`],
    [author, `GET /api/quizzes/${own.id}`],
    [learner, `GET /api/quizzes/${own.id}`],
    [author, `POST /api/quizzes/${own.id}/questions`, plantedQuestion('medium', 3)],
    [author, `DELETE /api/quizzes/${own.id}/questions/0`],
    [learner, `POST /api/quizzes/${shared.id}/attempts`, body],
    [learner, `POST /api/quizzes/${shared.id}/attempts`, body],
    [learner, 'GET /api/reports'],
    [admin, 'GET /api/reports?userId=all&result=failed&from=2025-12-01'],
    [learner, `GET /api/reports/${attempt.attemptId}`],
    [author, `GET /api/reports/${attempt.attemptId}`],
    [learner, 'GET /api/reviews'],
    [learner, 'POST /api/reviews/update', { ...firstWrong, quality: 3, confidence: 40, left: 0 }],
    [learner, `GET /api/achievements/${learner.id}`],
    [author, 'DELETE /api/quizzes/delete/quiz?title=over%20REST'],
    [learner, 'GET /api/quizzes?limit=0'],
    [null, 'GET /api/users/me'],
  ]);
  await expect(text(told)).toMatchFileSnapshot('rest-answers.golden.json');
  await expect(text(ran)).toMatchFileSnapshot('rest-statements.golden.json');

  calls.statements();
  await device.drain();
  const first = calls.statements();
  const second = attemptInput(shared, { right: 3, ...DONE, attemptId: newId() });
  await device.exchange([device.attempt(second)]);
  const submitted = calls.statements();
  await device.exchange([
    device.op({ type: 'review.rate', args: { ...firstWrong, quality: 5, confidence: null, left: 0 } }),
  ]);
  const rated = calls.statements();
  await device.exchange();
  const idle = calls.statements();
  await expect(text({ first, 'attempt.submit': submitted, 'review.rate': rated, idle })).toMatchFileSnapshot(
    'sync-statements.golden.json',
  );
  const rows = [...device.rows.values()].map(({ version: _version, ...row }) => row);
  await expect(text(calls.normalised(rows))).toMatchFileSnapshot('mirror.golden.json');

  await plantAttempt(server, author, shared, 1);
  const exported: Record<string, unknown> = {};
  for (const [name, { trpc }] of Object.entries({ learner, author })) {
    calls.statements();
    const { sessions, ...data } = Object(await trpc.accounts.export.mutate());
    exported[name] = inOrder(calls.normalised({ ...data, sessions: sessions.length }));
    exported[`${name} statements`] = calls.statements().sort();
  }
  await expect(text(exported)).toMatchFileSnapshot('export.golden.json');

  calls.statements();
  await author.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
  await expect(text(calls.statements().sort())).toMatchFileSnapshot('deletion-statements.golden.json');
});
