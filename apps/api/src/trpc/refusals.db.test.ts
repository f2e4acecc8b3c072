import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';
import { asNobody, asPerson, type RefusalCase, TOO_LARGE_BODY, UNKNOWN_ID } from '../testing/wire/refusal-cases.ts';

describeWithServer('requests that tRPC refuses', (harness) => {
  let learner: Person;
  let author: Person;
  let quizId: string;
  beforeAll(async () => {
    learner = await plantPerson(harness.server);
    author = await plantPerson(harness.server, { role: 'premium' });
    quizId = (await author.trpc.quizzes.create.mutate({ title: 'Asked for', category: 'General' })).id;
  });

  const mutation = '/trpc/accounts.login';
  const refused: RefusalCase[] = [
    ['a wrong field', 'GET', '/trpc/quizzes.get?input={"id":1}', asPerson(() => learner), 400, 'INVALID'],
    ['bad JSON in the body', 'POST', mutation, asNobody({ raw: '{' }), 400, 'INVALID'],
    ['bad JSON in the query', 'GET', '/trpc/quizzes.list?input={', asPerson(() => learner), 400, 'INVALID'],
    [
      'bad connection parameters',
      'GET',
      '/trpc/accounts.me?connectionParams=x',
      asPerson(() => learner),
      400,
      'INVALID',
    ],
    [
      'more than ten calls at once',
      'GET',
      `/trpc/${Array(11).fill('accounts.me').join()}?batch=1&input={}`,
      asPerson(() => learner),
      400,
      'INVALID',
    ],
    [
      'a streamed reply to a single call',
      'GET',
      '/trpc/accounts.me',
      asPerson(() => learner, { headers: { accept: 'application/jsonl' } }),
      400,
      'INVALID',
    ],
    ['no token', 'GET', '/trpc/accounts.me', asNobody(), 401, 'UNAUTHENTICATED'],
    [
      'a call that needs premium',
      'POST',
      '/trpc/quizzes.create',
      asPerson(() => learner, { body: { title: 'Mine', category: 'Art' } }),
      403,
      'PREMIUM_REQUIRED',
    ],
    ['an unknown procedure', 'GET', '/trpc/quizzes.nothing', asNobody(), 404, 'NOT_FOUND'],
    ['the name of a prototype property', 'GET', '/trpc/__proto__', asNobody(), 404, 'NOT_FOUND'],
    ['a path below a procedure', 'GET', '/trpc/quizzes/list', asNobody(), 404, 'NOT_FOUND'],
    ['a path that is encoded twice', 'GET', '/trpc/%25zz', asNobody(), 404, 'NOT_FOUND'],
    ['a mutation called with GET', 'GET', mutation, asNobody(), 405, 'METHOD_NOT_ALLOWED'],
    [
      'a query called with POST',
      'POST',
      '/trpc/accounts.me',
      asPerson(() => learner, { body: {} }),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['an unsupported method', 'PUT', mutation, asNobody({ body: {} }), 405, 'METHOD_NOT_ALLOWED'],
    ['a large body', 'POST', mutation, asNobody({ raw: TOO_LARGE_BODY }), 413, 'TOO_LARGE'],
    [
      'plain text',
      'POST',
      mutation,
      asNobody({ raw: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'NOT_JSON',
    ],
    [
      'form data',
      'POST',
      mutation,
      asNobody({ raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      415,
      'NOT_JSON',
    ],
    [
      'a binary body',
      'POST',
      mutation,
      asNobody({ raw: 'x', headers: { 'content-type': 'application/octet-stream' } }),
      415,
      'NOT_JSON',
    ],
    ['a body without a type', 'POST', mutation, asNobody(), 415, 'NOT_JSON'],
  ];

  it.each(refused)('refuses %s', async (_name, method, path, options, status, appCode) => {
    const response = await send(harness.server.address, method, path, options());
    expect(response).toMatchObject({ status, body: { error: { data: { appCode, httpStatus: status } } } });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys(Object(Object(response.body).error)).sort()).toEqual(['code', 'data', 'message']);
    expect(response.text).not.toMatch(/stack|node_modules|\.ts:/);
  });

  it('answers each call of a batch separately', async () => {
    const input = encodeURIComponent(JSON.stringify({ 0: { id: quizId }, 1: { id: UNKNOWN_ID }, 2: 7 }));
    const path = `/trpc/quizzes.get,quizzes.get,quizzes.get?batch=1&input=${input}`;
    const response = await send(harness.server.address, 'GET', path, { token: author.token });
    expect(response.status).toBe(207);
    expect(response.body).toMatchObject([
      { result: { data: { id: quizId } } },
      { error: { data: { appCode: 'NOT_FOUND' } } },
      { error: { data: { appCode: 'INVALID', issues: [{ path: '' }] } } },
    ]);
  });

  it.each(['[]', '7', 'null', '"x"'])('refuses %s as the inputs of a batch', async (raw) => {
    const response = await send(harness.server.address, 'POST', `${mutation}?batch=1`, { raw });
    expect(response).toMatchObject({ status: 400, body: [{ error: { data: { appCode: 'INVALID' } } }] });
  });

  it('streams a complete batch', async () => {
    const response = await send(harness.server.address, 'GET', '/trpc/accounts.me?batch=1', {
      token: learner.token,
      headers: { accept: 'application/jsonl' },
    });
    expect(response.status).toBe(200);
    expect(response.text).toContain(learner.id);
  });

  it('logs no error for any of these refusals', () => {
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
