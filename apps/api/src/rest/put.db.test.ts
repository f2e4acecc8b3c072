import { signInResult } from '@quorbit/contracts/accounts/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRouter } from '../features/accounts/accounts.router.ts';
import { registerAuthentication } from '../plugins/authentication.ts';
import { registerCallRules } from '../plugins/calls.ts';
import { registerErrors } from '../plugins/errors.ts';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { type HttpRequest, send } from '../testing/wire/http.ts';
import { createResponseCheck } from '../testing/wire/response-check.ts';
import { buildReference } from './api-reference.ts';
import { renderReference } from './html.ts';
import { buildOpenApi } from './openapi.ts';
import { registerRest } from './register-rest.ts';
import { createRouteBuilder } from './route.ts';
import { plainView } from './view.ts';

const PATH = '/api/users/{userId}/role';
const route = createRouteBuilder('accounts', accountsRouter);
const face = {
  routes: [
    route({
      method: 'PUT',
      path: PATH,
      procedure: 'updateRole',
      status: 200,
      response: plainView(signInResult),
      summary: 'Have a role',
      refusals: ['FORBIDDEN'],
    }),
  ],
};

describe('a route with PUT, in the document', () => {
  it('has its parameters in the path and the rest in a body', () => {
    const operation = buildOpenApi(face).paths[PATH]?.put;
    expect(operation?.parameters).toMatchObject([{ name: 'userId', in: 'path', required: true }]);
    expect(operation?.requestBody?.required).toBe(true);
    const body = operation?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(['role']);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '413', '415']));
    expect(renderReference(buildReference(buildOpenApi(face)))).toContain('<span class="method put">PUT</span>');
  });
});

describeWithServer('a row with PUT', (harness) => {
  let app: FastifyInstance;
  let address: string;
  let person: Person;
  beforeAll(async () => {
    person = await plantPerson(harness.server);
    app = Fastify();
    registerErrors(app);
    registerAuthentication(app, harness.server.deps.authSecret);
    registerCallRules(app);
    registerRest(app, harness.server.deps, face);
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
  });

  const put = (request: HttpRequest) =>
    send(address, 'PUT', `/api/users/${person.id}/role`, { token: person.token, ...request });

  it('passes path and body to its procedure', async () => {
    const check = await createResponseCheck(buildOpenApi(face));
    const response = await put({ body: { role: 'premium' } });
    expect(response).toMatchObject({ status: 200, body: { user: { id: person.id, role: 'premium' } } });
    expect(check('PUT', PATH, response.status, response.body)).toEqual([]);
  });

  it.each([
    ['a wrong field', { body: { role: 'king' } }, 400, 'INVALID'],
    ['no body', {}, 400, 'INVALID'],
    ['bad JSON', { raw: '{' }, 400, 'INVALID'],
    ['a body that is not JSON', { raw: 'role=premium', headers: { 'content-type': 'text/plain' } }, 415, 'NOT_JSON'],
    ['no token', { token: undefined, body: { role: 'user' } }, 401, 'UNAUTHENTICATED'],
    ['a role that may not be given', { body: { role: 'admin' } }, 403, 'FORBIDDEN'],
  ] satisfies [string, HttpRequest, number, string][])('refuses %s', async (_name, request, status, code) => {
    expect(await put(request)).toMatchObject({ status, body: { code } });
  });

  it('allows only its own method on its path', async () => {
    const response = await send(address, 'PATCH', `/api/users/${person.id}/role`, { token: person.token });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});
