// Whatever is sent, by whomever: no call answers 5xx, and every refusal has the documented form.
import type { Role } from '@quorbit/contracts/accounts/roles';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../features/accounts/sessions.ts';
import { signToken } from '../features/accounts/tokens.ts';
import { type CheckAnswer, documentedAnswers } from '../testing/documented.ts';
import { HEAVY_BODIES, inputsFor, type Known, mutationsFor, toJson } from '../testing/hostile.ts';
import { type HttpAnswer, send } from '../testing/http.ts';
import { type Person, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts';
import { appRouter } from '../trpc/app-router.ts';
import { fieldOf, inputSchemaOf, pathParameters, readsBody } from './input.ts';
import type { ProcedurePath, Route } from './route.ts';
import { routes } from './routes.ts';

const CALLERS = ['nobody', 'user', 'premium', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** Signs of what must not come out: places in code, SQL, and what databases say. */
const INTERNAL = /node_modules|\.ts:\d|\bat \S+ \(|failed query|insert into|\bselect\b.+\bfrom\b|violates|params:/i;

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).map(([path, { _def }]) => ({ path: path as ProcedurePath, isQuery: _def.type === 'query' }));

describe.each(testDatabases)('hostile input on $name', ({ name: databaseName, open }) => {
  const runs = databaseName === 'PGlite' ? 10 : 5;
  let database: TestDatabase;
  let server: TestServer;
  let check: CheckAnswer;
  let known: Known;
  let people: Record<Role, Person>;
  beforeAll(async () => {
    check = await documentedAnswers();
    database = await open();
    server = await startTestServer(database);
    people = {
      user: await server.person(),
      premium: await server.person('premium'),
      admin: await server.person('admin'),
    };
    known = await makeWorld();
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  /** Quizzes of an admin and of a premium user, each taken once; one title twice. */
  async function makeWorld(): Promise<Known> {
    const users = Object.values(people).map(({ id }) => id);
    const known = {
      ids: { quizzes: [] as string[], questions: [] as string[], attempts: [newId()], users, sessions: [newId()] },
      packHashes: [] as string[],
      emails: Object.values(people).map(({ user }) => user.email),
      passwords: [TEST_PASSWORD, 'another good one'],
      titles: [`Of many ${newId()}`, `Of one ${newId()}`],
    };
    const [ofMany = '', ofOne = ''] = known.titles;
    for (const [author, title] of [
      [people.admin, ofMany],
      [people.premium, ofMany],
      [people.premium, ofOne],
    ] as const) {
      const { id } = await author.trpc.quizzes.create.mutate({ title, category: 'General' });
      const options: [string, string, string, string] = ['1', '2', '3', '4'];
      const question = { question: 'Which?', correctAnswer: 'A', options };
      const { questions } = await author.trpc.quizzes.addQuestion.mutate({ quizId: id, ...question });
      const { packHash } = await author.trpc.quizzes.start.query({ id });
      // A wrong answer, so that there is a card to rate.
      const answers = questions.map((one) => ({ questionId: one.id, option: 3, timeSpent: 1 }));
      const attempt = { startedAt: '2026-03-01T12:00:00Z', finishedAt: '2026-03-01T12:01:00Z', answers };
      const report = await author.trpc.attempts.submit.mutate({ attemptId: newId(), quizId: id, ...attempt });
      known.ids.quizzes.push(id);
      known.ids.attempts.push(report.id);
      known.ids.questions.push(...questions.map((one) => one.id));
      known.packHashes.push(packHash);
    }
    const pages = await Promise.all([
      people.admin.trpc.quizzes.list.query({ limit: 1 }),
      people.premium.trpc.reports.list.query({ limit: 1 }),
    ]);
    return { ...known, cursors: pages.map(({ nextCursor }) => nextCursor ?? '') };
  }

  /** Some calls end sessions, change roles or delete accounts: then the caller begins anew. */
  async function renew(role: Role): Promise<void> {
    const { id } = people[role];
    const [account] = await database.read.select().from(users).where(eq(users.id, id));
    if (!account) {
      people[role] = await server.person(role);
      return;
    }
    await database.transaction((tx) => tx.update(users).set({ role }).where(eq(users.id, id)));
    const token = await signToken(server.deps.authSecret, { id, sid: await createSession(database.read, id, null) });
    people[role] = { ...people[role], token, trpc: server.client(token) };
  }

  /** Callers and things that calls before may have taken away. */
  async function restoreWorld(): Promise<void> {
    const before = Object.values(people).map(({ id }) => id);
    for (const role of ['user', 'premium', 'admin'] as const) await renew(role);
    const found = await Promise.allSettled(
      (known.ids.quizzes ?? []).map((id) => people.admin.trpc.quizzes.get.query({ id })),
    );
    const asBefore = Object.values(people).every(({ id }) => before.includes(id));
    if (!asBefore || found.some(({ status }) => status === 'rejected')) known = await makeWorld();
  }

  async function callAs(caller: Caller, call: (token: string | undefined) => Promise<HttpAnswer>): Promise<HttpAnswer> {
    if (caller === 'nobody') return call(undefined);
    const answer = await call(people[caller].token);
    if (answer.status !== 401) return answer;
    await renew(caller);
    return call(people[caller].token);
  }

  function judgeTrpc({ status, body, text }: HttpAnswer): void {
    expect(status).toBeLessThan(500);
    const { result, error } = Object(body);
    if (status === 200) expect(result).toBeDefined();
    else if (status === 431) expect(body).toMatchObject({ code: 'TOO_LARGE' });
    else
      expect(error).toMatchObject({
        message: expect.any(String),
        data: { httpStatus: status, appCode: expect.any(String) },
      });
    if (status !== 200) expect(text).not.toMatch(INTERNAL);
  }

  function judgeRest(route: Route, sent: string, { status, body, text }: HttpAnswer): void {
    expect(status).toBeLessThan(500);
    // An address too long is refused before it is read; dots for an id lead to another address.
    const elsewhere = sent
      .split(/[/?]/)
      .slice(1, route.path.split('/').length)
      .some((part) => /^\.{0,2}$/.test(part));
    if (status === 431 || elsewhere)
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    else expect(check(route.method, route.path, status, body)).toEqual([]);
    if (status >= 400) expect(text).not.toMatch(INTERNAL);
  }

  async function asLongAsItStands(): Promise<void> {
    expect((await send(server.address, 'GET', '/healthz')).status).toBe(200);
    expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  }

  /** Makes the property of one call and tries it. */
  async function tryInputs(path: ProcedurePath, property: (caller: Caller, input: unknown) => Promise<void>) {
    await restoreWorld();
    const inputs = inputsFor(path, inputSchemaOf(path) ?? {}, known);
    await fc.assert(fc.asyncProperty(fc.constantFrom(...CALLERS), inputs, property), {
      numRuns: runs,
      endOnFailure: true,
    });
    await asLongAsItStands();
  }

  function callTrpc(
    { path, isQuery }: (typeof procedures)[number],
    caller: Caller,
    input: unknown,
  ): Promise<HttpAnswer> {
    const json = toJson(input);
    return callAs(caller, (token) =>
      isQuery
        ? send(server.address, 'GET', `/trpc/${path}?input=${encodeURIComponent(json)}`, { token })
        : send(server.address, 'POST', `/trpc/${path}`, { token, raw: json }),
    );
  }

  it.each(procedures)('tRPC $path answers whatever it is sent', async (procedure) => {
    await tryInputs(procedure.path, async (caller, input) => judgeTrpc(await callTrpc(procedure, caller, input)));
  });

  it.each(procedures)('tRPC $path stands a valid input in which one field is wrong', async (procedure) => {
    await restoreWorld();
    const schema = inputSchemaOf(procedure.path);
    const inputs = schema === null ? [undefined] : mutationsFor(procedure.path, schema, known);
    for (const input of inputs) {
      try {
        judgeTrpc(await callTrpc(procedure, 'admin', input));
      } catch (cause) {
        throw new Error(`With ${toJson(input).slice(0, 500)}`, { cause });
      }
    }
    await asLongAsItStands();
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'REST %s answers whatever it is sent',
    async (_name, route) => {
      await tryInputs(route.procedure, async (caller, input) => {
        const { address, raw } = restRequest(route, input);
        judgeRest(
          route,
          address,
          await callAs(caller, (token) => send(server.address, route.method, address, { token, raw })),
        );
      });
    },
  );

  it.each(HEAVY_BODIES)('every call that takes a body stands %s', async (_name, raw) => {
    await restoreWorld();
    for (const { path, isQuery } of procedures) {
      if (!isQuery)
        judgeTrpc(await callAs('admin', (token) => send(server.address, 'POST', `/trpc/${path}`, { token, raw })));
    }
    for (const route of routes.filter(readsBody)) {
      const address = route.path.replaceAll(/\{\w+\}/g, newId());
      judgeRest(
        route,
        address,
        await callAs('admin', (token) => send(server.address, route.method, address, { token, raw })),
      );
    }
    await asLongAsItStands();
  });

  it('stands any header', async () => {
    const header = fc.oneof(
      fc.constantFrom(
        'Bearer',
        'Bearer ',
        'Bearer a.b',
        `Bearer ${'x'.repeat(8000)}`,
        'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.',
      ),
      fc.string({
        unit: fc
          .integer({ min: 0x20, max: 0xff })
          .filter((code) => code !== 0x7f)
          .map((code) => String.fromCharCode(code)),
        maxLength: 200,
      }),
    );
    const names = [
      'authorization',
      'user-agent',
      'accept',
      'trpc-accept',
      'accept-encoding',
      'x-forwarded-for',
      'forwarded',
      'if-none-match',
      'accept-version',
      'range',
    ];
    const paths = ['/api/users/me', '/trpc/accounts.me', '/api/docs', '/nowhere'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), header, fc.constantFrom(...paths), async (name, value, path) => {
        const { status } = await send(server.address, 'GET', path, {
          token: people.user.token,
          headers: { [name]: value.trim() },
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runs * 4, endOnFailure: true },
    );
    await asLongAsItStands();
  });
});

/** Splits an input as the route would have it sent: into path, query and body. */
function restRequest(route: Route, input: unknown): { address: string; raw: string | undefined } {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields: Record<string, unknown> = isObject ? { ...input } : {};
  let address: string = route.path;
  for (const name of pathParameters(route.path)) {
    address = address.replace(`{${name}}`, () => encoded(fields[fieldOf(route, name)]));
    delete fields[fieldOf(route, name)];
  }
  if (readsBody(route)) return { address, raw: toJson(isObject ? fields : input) };
  const query = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return { address: query.length > 0 ? `${address}?${query.join('&')}` : address, raw: undefined };
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : toJson(value);
  return encodeURIComponent(text.toWellFormed());
}
