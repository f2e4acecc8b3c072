import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';
import { asNobody, asPerson, type RefusalCase, TOO_LARGE_BODY, UNKNOWN_ID } from '../testing/wire/refusal-cases.ts';

describeWithServer('requests that REST refuses', (harness) => {
  let learner: Person;
  let author: Person;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
    author = await plantPerson(harness.server, { role: 'premium' });
    await author.trpc.quizzes.create.mutate({ title: 'Taken', category: 'General' });
  });

  const refused: RefusalCase[] = [
    ['a wrong field', 'GET', '/api/quizzes?limit=101', asPerson(() => learner), 400, 'INVALID'],
    ['a limit that is no number', 'GET', '/api/quizzes?limit=1e2', asPerson(() => learner), 400, 'INVALID'],
    ['a limit given twice', 'GET', '/api/quizzes?limit=1&limit=2', asPerson(() => learner), 400, 'INVALID'],
    ['a made-up cursor', 'GET', '/api/quizzes?cursor=abc', asPerson(() => learner), 400, 'INVALID'],
    ['a malformed id', 'GET', '/api/quizzes/seven', asPerson(() => learner), 400, 'INVALID'],
    [
      'a change of role without its fields',
      'PATCH',
      '/api/users/update-role',
      asPerson(() => learner, { body: {} }),
      400,
      'INVALID',
    ],
    ['bad JSON', 'POST', '/api/auth/login', asNobody({ raw: '{"email":' }), 400, 'INVALID'],
    ['a body that is a list', 'POST', '/api/auth/login', asNobody({ raw: '[]' }), 400, 'INVALID'],
    ['a body that is a text', 'POST', '/api/auth/login', asNobody({ raw: '"x"' }), 400, 'INVALID'],
    ['a body with a __proto__ key', 'POST', '/api/auth/login', asNobody({ raw: '{"__proto__":{}}' }), 400, 'INVALID'],
    ['no body', 'POST', '/api/auth/login', asNobody(), 400, 'INVALID'],
    ['a path that cannot be decoded', 'GET', '/api/%zz', asNobody(), 400, 'INVALID'],
    ['no token', 'GET', '/api/users/me', asNobody(), 401, 'UNAUTHENTICATED'],
    ['a forged token', 'GET', '/api/users/me', asNobody({ token: 'a.b.c' }), 401, 'UNAUTHENTICATED'],
    [
      'another authorization scheme',
      'GET',
      '/api/users/me',
      asNobody({ headers: { authorization: 'Basic YTpi' } }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'a wrong e-mail and password',
      'POST',
      '/api/auth/login',
      asNobody({ body: { email: 'no@one.org', password: 'x' } }),
      401,
      'WRONG_CREDENTIALS',
    ],
    [
      'a role that may not be taken',
      'PATCH',
      '/api/users/update-role',
      () => ({ token: learner.token, body: { userId: learner.id, role: 'admin' } }),
      403,
      'FORBIDDEN',
    ],
    [
      'a call that needs premium',
      'POST',
      '/api/quizzes',
      asPerson(() => learner, { body: { title: 'Mine', category: 'Art' } }),
      403,
      'PREMIUM_REQUIRED',
    ],
    ["all people's reports", 'GET', '/api/reports?userId=all', asPerson(() => learner), 403, 'FORBIDDEN'],
    ['an unknown quiz', 'GET', `/api/quizzes/${UNKNOWN_ID}`, asPerson(() => learner), 404, 'NOT_FOUND'],
    ['an unknown address', 'GET', '/api/nothing/here', asPerson(() => learner), 404, 'NOT_FOUND'],
    ['the root of the API', 'GET', '/api', asNobody(), 404, 'NOT_FOUND'],
    ['a very long address', 'GET', `/api/quizzes/${'x'.repeat(6000)}`, asPerson(() => learner), 404, 'NOT_FOUND'],
    ['a file that is missing', 'GET', '/assets/index-0.js', asNobody(), 404, 'NOT_FOUND'],
    ['an unsupported method', 'PUT', '/api/quizzes', asPerson(() => author, { body: {} }), 405, 'METHOD_NOT_ALLOWED'],
    ['GET where only POST is supported', 'GET', '/api/auth/login', asNobody(), 405, 'METHOD_NOT_ALLOWED'],
    [
      'a taken title',
      'POST',
      '/api/quizzes',
      asPerson(() => author, { body: { title: 'TAKEN', category: 'Art' } }),
      409,
      'CONFLICT',
    ],
    ['a large body', 'POST', '/api/auth/login', asNobody({ raw: TOO_LARGE_BODY }), 413, 'TOO_LARGE'],
    [
      'plain text',
      'POST',
      '/api/auth/login',
      asNobody({ raw: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'NOT_JSON',
    ],
    [
      'a form',
      'POST',
      '/api/auth/login',
      asNobody({ raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      415,
      'NOT_JSON',
    ],
  ];

  it.each(refused)('refuses %s', async (_name, method, path, options, status, code) => {
    const response = await send(harness.server.address, method, path, options());
    expect(response).toMatchObject({ status, body: { message: expect.stringMatching(/\w/), code } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(Object(response.body)).filter((key) => !['message', 'code', 'issues'].includes(key))).toEqual(
      [],
    );
  });

  it('says that the quiz title is missing', async () => {
    const missing = (path: string) => send(harness.server.address, 'DELETE', path, { token: author.token });
    for (const path of [
      '/api/quizzes/delete/quiz',
      '/api/quizzes/delete/quiz?title=',
      '/api/quizzes/delete/quiz?title=%20',
    ]) {
      expect(await missing(path)).toMatchObject({ status: 400, body: { message: 'Quiz title is missing!' } });
    }
  });

  it('accepts a DELETE with the JSON content type and no body', async () => {
    const { id } = await author.trpc.quizzes.create.mutate({ title: 'To be deleted', category: 'General' });
    const response = await send(harness.server.address, 'DELETE', `/api/quizzes/${id}`, {
      token: author.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(response).toMatchObject({ status: 200, body: { success: true, message: 'Quiz deleted successfully!' } });
  });

  it('returns the methods that an address allows', async () => {
    const response = await send(harness.server.address, 'PATCH', '/api/quizzes', { token: author.token });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('logs no error for any of these calls', () => {
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
