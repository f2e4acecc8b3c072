import { connect } from 'node:net';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpAnswer, send } from '../testing/http.ts';
import { type Person, startTestServer, type TestServer } from '../testing/test-server.ts';

const TOO_LARGE = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });

describe.each(testDatabases)('what the server refuses, on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let learner: Person;
  let author: Person;
  let quizId: string;
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    learner = await server.person();
    author = await server.person('premium');
    quizId = (await author.trpc.quizzes.create.mutate({ title: 'Taken', category: 'General' })).id;
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  type Options = Parameters<typeof send>[3];
  type Case = [name: string, method: string, path: string, options: () => Options, status: number, code: string];
  const as =
    (person: () => Person, more: Options = {}) =>
    () => ({ token: person().token, ...more });
  const nobody =
    (more: Options = {}) =>
    () =>
      more;
  const unknown = '00000000-0000-4000-8000-000000000000';

  const rest: Case[] = [
    ['a wrong field', 'GET', '/api/quizzes?limit=101', as(() => learner), 400, 'INVALID'],
    ['a limit that is no number', 'GET', '/api/quizzes?limit=1e2', as(() => learner), 400, 'INVALID'],
    ['a limit given twice', 'GET', '/api/quizzes?limit=1&limit=2', as(() => learner), 400, 'INVALID'],
    ['a made-up cursor', 'GET', '/api/quizzes?cursor=abc', as(() => learner), 400, 'INVALID'],
    ['a malformed id', 'GET', '/api/quizzes/seven', as(() => learner), 400, 'INVALID'],
    [
      'a change of role without its fields',
      'PATCH',
      '/api/users/update-role',
      as(() => learner, { body: {} }),
      400,
      'INVALID',
    ],
    ['bad JSON', 'POST', '/api/auth/login', nobody({ raw: '{"email":' }), 400, 'INVALID'],
    ['a body that is a list', 'POST', '/api/auth/login', nobody({ raw: '[]' }), 400, 'INVALID'],
    ['a body that is a text', 'POST', '/api/auth/login', nobody({ raw: '"x"' }), 400, 'INVALID'],
    ['a body with a prototype', 'POST', '/api/auth/login', nobody({ raw: '{"__proto__":{}}' }), 400, 'INVALID'],
    ['no body', 'POST', '/api/auth/login', nobody(), 400, 'INVALID'],
    ['a path that cannot be decoded', 'GET', '/api/%zz', nobody(), 400, 'INVALID'],
    ['no token', 'GET', '/api/users/me', nobody(), 401, 'UNAUTHENTICATED'],
    ['a forged token', 'GET', '/api/users/me', nobody({ token: 'a.b.c' }), 401, 'UNAUTHENTICATED'],
    [
      'another scheme',
      'GET',
      '/api/users/me',
      nobody({ headers: { authorization: 'Basic YTpi' } }),
      401,
      'UNAUTHENTICATED',
    ],
    [
      'a wrong pair',
      'POST',
      '/api/auth/login',
      nobody({ body: { email: 'no@one.org', password: 'x' } }),
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
      'what needs premium',
      'POST',
      '/api/quizzes',
      as(() => learner, { body: { title: 'Mine', category: 'Art' } }),
      403,
      'PREMIUM_REQUIRED',
    ],
    ["all people's reports", 'GET', '/api/reports?userId=all', as(() => learner), 403, 'FORBIDDEN'],
    ['an unknown quiz', 'GET', `/api/quizzes/${unknown}`, as(() => learner), 404, 'NOT_FOUND'],
    ['an unknown address', 'GET', '/api/nothing/here', as(() => learner), 404, 'NOT_FOUND'],
    ['the root of the calls', 'GET', '/api', nobody(), 404, 'NOT_FOUND'],
    ['a very long address', 'GET', `/api/quizzes/${'x'.repeat(6000)}`, as(() => learner), 404, 'NOT_FOUND'],
    ['a file that is missing', 'GET', '/assets/index-0.js', nobody(), 404, 'NOT_FOUND'],
    ['another method', 'PUT', '/api/quizzes', as(() => author, { body: {} }), 405, 'METHOD_NOT_ALLOWED'],
    ['another method on a part', 'GET', '/api/auth/login', nobody(), 405, 'METHOD_NOT_ALLOWED'],
    [
      'a taken title',
      'POST',
      '/api/quizzes',
      as(() => author, { body: { title: 'TAKEN', category: 'Art' } }),
      409,
      'CONFLICT',
    ],
    ['a large body', 'POST', '/api/auth/login', nobody({ raw: TOO_LARGE }), 413, 'TOO_LARGE'],
    [
      'plain text',
      'POST',
      '/api/auth/login',
      nobody({ raw: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'NOT_JSON',
    ],
    [
      'a form',
      'POST',
      '/api/auth/login',
      nobody({ raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      415,
      'NOT_JSON',
    ],
  ];

  it.each(rest)('REST: %s', async (_name, method, path, options, status, code) => {
    const answer = await send(server.address, method, path, options());
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w/), code } });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(Object(answer.body)).filter((key) => !['message', 'code', 'issues'].includes(key))).toEqual([]);
  });

  const mutation = '/trpc/accounts.login';
  const trpc: Case[] = [
    ['a wrong field', 'GET', '/trpc/quizzes.get?input={"id":1}', as(() => learner), 400, 'INVALID'],
    ['bad JSON in the body', 'POST', mutation, nobody({ raw: '{' }), 400, 'INVALID'],
    ['bad JSON in the query', 'GET', '/trpc/quizzes.list?input={', as(() => learner), 400, 'INVALID'],
    ['bad connection parameters', 'GET', '/trpc/accounts.me?connectionParams=x', as(() => learner), 400, 'INVALID'],
    [
      'more than ten calls at once',
      'GET',
      `/trpc/${Array(11).fill('accounts.me').join()}?batch=1&input={}`,
      as(() => learner),
      400,
      'INVALID',
    ],
    [
      'a stream of a single call',
      'GET',
      '/trpc/accounts.me',
      as(() => learner, { headers: { accept: 'application/jsonl' } }),
      400,
      'INVALID',
    ],
    ['no token', 'GET', '/trpc/accounts.me', nobody(), 401, 'UNAUTHENTICATED'],
    [
      'what needs premium',
      'POST',
      '/trpc/quizzes.create',
      as(() => learner, { body: { title: 'Mine', category: 'Art' } }),
      403,
      'PREMIUM_REQUIRED',
    ],
    ['an unknown procedure', 'GET', '/trpc/quizzes.nothing', nobody(), 404, 'NOT_FOUND'],
    ['a name of the prototype', 'GET', '/trpc/__proto__', nobody(), 404, 'NOT_FOUND'],
    ['a path below a procedure', 'GET', '/trpc/quizzes/list', nobody(), 404, 'NOT_FOUND'],
    ['a path that is encoded twice', 'GET', '/trpc/%25zz', nobody(), 404, 'NOT_FOUND'],
    ['a mutation that is read', 'GET', mutation, nobody(), 405, 'METHOD_NOT_ALLOWED'],
    ['a query that is sent', 'POST', '/trpc/accounts.me', as(() => learner, { body: {} }), 405, 'METHOD_NOT_ALLOWED'],
    ['another method', 'PUT', mutation, nobody({ body: {} }), 405, 'METHOD_NOT_ALLOWED'],
    ['a large body', 'POST', mutation, nobody({ raw: TOO_LARGE }), 413, 'TOO_LARGE'],
    ['plain text', 'POST', mutation, nobody({ raw: 'x', headers: { 'content-type': 'text/plain' } }), 415, 'NOT_JSON'],
    [
      'form data',
      'POST',
      mutation,
      nobody({ raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      415,
      'NOT_JSON',
    ],
    [
      'bytes',
      'POST',
      mutation,
      nobody({ raw: 'x', headers: { 'content-type': 'application/octet-stream' } }),
      415,
      'NOT_JSON',
    ],
    ['a body without a type', 'POST', mutation, nobody(), 415, 'NOT_JSON'],
  ];

  it.each(trpc)('tRPC: %s', async (_name, method, path, options, status, appCode) => {
    const answer = await send(server.address, method, path, options());
    expect(answer).toMatchObject({ status, body: { error: { data: { appCode, httpStatus: status } } } });
    expect(Object.keys(Object(Object(answer.body).error)).sort()).toEqual(['code', 'data', 'message']);
    expect(answer.text).not.toMatch(/stack|node_modules|\.ts:/);
  });

  it('answers each call of a batch for itself', async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: { id: quizId }, 1: { id: unknown }, 2: 7 }));
    const path = `/trpc/quizzes.get,quizzes.get,quizzes.get?batch=1&input=${input}`;
    const answer = await send(server.address, 'GET', path, { token: author.token });
    expect(answer.status).toBe(207);
    expect(answer.body).toMatchObject([
      { result: { data: { id: quizId } } },
      { error: { data: { appCode: 'NOT_FOUND' } } },
      { error: { data: { appCode: 'INVALID', issues: [{ path: '' }] } } },
    ]);
  });

  it.each(['[]', '7', 'null', '"x"'])('refuses %s as the inputs of a batch', async (raw) => {
    const answer = await send(server.address, 'POST', `${mutation}?batch=1`, { raw });
    expect(answer).toMatchObject({ status: 400, body: [{ error: { data: { appCode: 'INVALID' } } }] });
  });

  it('streams a batch whole', async () => {
    const answer = await send(server.address, 'GET', '/trpc/accounts.me?batch=1', {
      token: learner.token,
      headers: { accept: 'application/jsonl' },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(learner.id);
  });

  it('names every wrong field at once, on both faces', async () => {
    const body = { name: 'x', email: 'nobody', password: 'short' };
    const [rest, trpc] = await Promise.all([
      send(server.address, 'POST', '/api/auth/register', { body }),
      send(server.address, 'POST', '/trpc/accounts.register', { body }),
    ]);
    expect(pathsOf(Object(rest.body).issues)).toEqual(['email', 'name', 'password']);
    expect(pathsOf(Object(trpc.body).error.data.issues)).toEqual(['email', 'name', 'password']);
  });

  it('says which title is missing', async () => {
    const missing = (path: string) => send(server.address, 'DELETE', path, { token: author.token });
    for (const path of [
      '/api/quizzes/delete/quiz',
      '/api/quizzes/delete/quiz?title=',
      '/api/quizzes/delete/quiz?title=%20',
    ]) {
      expect(await missing(path)).toMatchObject({ status: 400, body: { message: 'Quiz title is missing!' } });
    }
  });

  it('takes a DELETE with the JSON content type and no body', async () => {
    const { id } = await author.trpc.quizzes.create.mutate({ title: 'To be deleted', category: 'General' });
    const answer = await send(server.address, 'DELETE', `/api/quizzes/${id}`, {
      token: author.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Quiz deleted successfully!' } });
  });

  it('tells which methods an address takes', async () => {
    const answer = await send(server.address, 'PATCH', '/api/quizzes', { token: author.token });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it.each(['TRACE', 'PROPFIND'])('refuses the method %s', async (method) => {
    for (const path of ['/api/quizzes', '/trpc/accounts.me', '/trpc/accounts.login']) {
      const head = await raw(
        server.address,
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      expect(head).toMatch(/^HTTP\/1\.1 (400|404|405) /);
    }
  });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'INVALID'],
    ['headers without an end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
    [
      'a long address',
      `GET /trpc/accounts.me?input=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      'TOO_LARGE',
    ],
  ])('answers %s on the bare connection with JSON', async (_name, request, status, code) => {
    const answer = await raw(server.address, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code });
  });

  it('answers a host that is none without an error of its own', async () => {
    const token = `authorization: Bearer ${learner.token}`;
    const answer = await raw(
      server.address,
      `GET /trpc/accounts.me HTTP/1.1\r\nhost: [\r\n${token}\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
  });

  it('stored no answer of a call, and logged no error', async () => {
    const answers: HttpAnswer[] = await Promise.all([
      send(server.address, 'GET', '/api/users/me', { token: learner.token }),
      send(server.address, 'GET', '/api/nothing'),
      send(server.address, 'GET', '/trpc/accounts.me', { token: learner.token }),
      send(server.address, 'GET', '/trpc/nothing'),
    ]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

function pathsOf(issues: { path: string }[]): string[] {
  return issues.map(({ path }) => path).sort();
}

/** Writes bytes to the server's socket and reads what comes until it closes. */
function raw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
