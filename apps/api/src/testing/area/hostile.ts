// Tests that no input makes a call return 5xx, and that every refusal has the documented form.
import type { Role } from '@quorbit/contracts/accounts/roles';
import { newId } from '@quorbit/contracts/lib/ids';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CLOSE_CODES } from '../../plugins/socket/close-codes.ts';
import { takesBody } from '../../rest/input.ts';
import { type JsonSchema, toJsonSchema } from '../../rest/json-schema.ts';
import type { OpenApiDocument } from '../../rest/openapi.ts';
import type { Route } from '../../rest/route.ts';
import { type Fixtures, HEAVY_BODIES, INTERNAL_DETAILS, inputsFor, mutationsFor, toJson } from '../wire/hostile.ts';
import { type HttpResponse, send } from '../wire/http.ts';
import { largestFor } from '../wire/largest.ts';
import { type SubscriptionResult, subscribeOnce } from '../wire/raw-socket.ts';
import { type CheckResponse, createResponseCheck } from '../wire/response-check.ts';
import type { Procedure } from './call.ts';
import type { AreaCalls, World } from './calls.ts';
import { measureResources } from './measure-resources.ts';
import { restRequest } from './rest-request.ts';
import type { Suite } from './suite.ts';
import { openWorld, plantWorld, renewPerson } from './world.ts';

/** The number of generated inputs, drawn for one call, of which those that its schema accepts are sent. */
const DRAWN = 10;

/** The most that one request may cost the server: processor time in milliseconds, and bytes of memory. */
const MAX_CPU_MS = 1_000;
const MAX_BYTES = 100 * 1024 * 1024;
/** The maximum number of measurements of one call. */
const MAX_MEASURED = 4;

/**
 * The maximum number of inputs with one bad field that are sent to one call, spread over its fields, because some calls
 * take a quiz's whole content.
 */
const MAX_SENT = 60;

const CALLERS = ['nobody', 'user', 'premium', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const [SESSION_OVER] = CLOSE_CODES.sessionOver;
/** The WebSocket close code for a message that is too large. */
const TOO_LARGE = 1009;

interface HostileTarget {
  procedures: readonly Procedure[];
  routes: readonly Route[];
  document: OpenApiDocument;
  /** The test data of all areas, in their order, because inputs of one area refer to data of others. */
  all: readonly AreaCalls[];
}

/** Tests that the server survives any input to any call of the area, over tRPC and over REST. */
export function checkHostile(suite: () => Suite, { procedures, routes, document, all }: HostileTarget): void {
  let world: World;
  let fixtures: Fixtures;
  let check: CheckResponse;
  /** The number of the server's log lines that earlier tests have checked. */
  let logsRead = 0;
  beforeAll(async () => {
    check = await createResponseCheck(document);
    world = await openWorld(suite().server);
    fixtures = await plantWorld(world, all);
  });

  /** Restores callers and data that earlier calls may have changed or deleted. */
  async function restoreWorld(): Promise<void> {
    const { people } = world;
    const before = Object.values(people).map(({ id }) => id);
    for (const role of ['user', 'premium', 'admin'] as const) await renewPerson(world, role);
    const found = await Promise.allSettled(
      (fixtures.ids.quizzes ?? []).map((id) => people.admin.trpc.quizzes.get.query({ id })),
    );
    const asBefore = Object.values(people).every(({ id }) => before.includes(id));
    if (!asBefore || found.some(({ status }) => status === 'rejected')) fixtures = await plantWorld(world, all);
  }

  async function callAs(
    caller: Caller,
    call: (token: string | undefined) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    if (caller === 'nobody') return call(undefined);
    const response = await call(tokenOf(caller));
    if (response.status !== 401) return response;
    await renewPerson(world, caller);
    return call(tokenOf(caller));
  }

  const tokenFor = (caller: Caller) => (caller === 'nobody' ? null : tokenOf(caller));
  const tokenOf = (role: Role) => world.people[role].token;
  const request = (method: string, path: string, more: Parameters<typeof send>[3]) =>
    send(suite().server.address, method, path, more);

  async function expectServerUp(): Promise<void> {
    expect((await request('GET', '/healthz', {})).status).toBe(200);
    // Checked after each call, so that an error is reported at the call that caused it and not at a later one.
    const { logs } = suite().server;
    const since = logs.slice(logsRead);
    logsRead = logs.length;
    expect(since.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  }

  async function callTrpc(
    { path, isQuery, isSubscription }: Procedure,
    caller: Caller,
    input: unknown,
  ): Promise<HttpResponse> {
    const json = toJson(input);
    if (isSubscription)
      expectSafeSubscription(await subscribeOnce(suite().server.address, tokenFor(caller), path, json));
    return callAs(caller, (token) =>
      isQuery
        ? request('GET', `/trpc/${path}?input=${encodeURIComponent(json)}`, { token })
        : request('POST', `/trpc/${path}`, { token, raw: json }),
    );
  }

  function callRest(
    { method }: Route,
    address: string,
    caller: Caller,
    raw: string | undefined,
  ): Promise<HttpResponse> {
    return callAs(caller, (token) => request(method, address, { token, raw }));
  }

  it.each(procedures.map((procedure) => [procedure.path, procedure] as const))(
    'tRPC %s survives hostile inputs from every caller',
    async (path, procedure) => {
      await restoreWorld();
      for (const [caller, input] of inputsToSend(path, procedure.input, fixtures)) {
        try {
          expectSafeTrpc(await callTrpc(procedure, caller, input));
        } catch (cause) {
          throw new Error(`As ${caller}, with ${toJson(input).slice(0, 500)}`, { cause });
        }
      }
      await expectServerUp();
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'REST %s survives hostile inputs from every caller',
    async (_name, route) => {
      await restoreWorld();
      const inputs = drawInputs(route.procedure, schemaOf(route.input ?? undefined), fixtures).slice(0, CALLERS.length);
      for (const [index, input] of inputs.entries()) {
        const { address, raw } = restRequest(route, input);
        expectSafeRest(check, route, address, await callRest(route, address, callerAt(index), raw));
      }
      await expectServerUp();
    },
  );

  it.each(
    procedures.filter(({ input }) => input !== undefined).map((procedure) => [procedure.path, procedure] as const),
  )('tRPC %s costs little for the largest input that fits into a request', async (path, procedure) => {
    await restoreWorld();
    const input = largestFor(path, schemaOf(procedure.input) ?? {}, fixtures);
    // Clean-up after other tests affects only some measurements, but the call's own cost is in every one, so a single
    // low measurement is enough.
    const least = { cpuMs: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
    const isLow = () => least.cpuMs < MAX_CPU_MS && least.bytes < MAX_BYTES;
    for (let times = 0; times < MAX_MEASURED && !isLow(); times += 1) {
      const { cpuMs, bytes } = await measureResources(() => callTrpc(procedure, 'admin', input));
      least.cpuMs = Math.min(least.cpuMs, cpuMs);
      least.bytes = Math.min(least.bytes, bytes);
    }
    expect(least.cpuMs).toBeLessThan(MAX_CPU_MS);
    expect(least.bytes).toBeLessThan(MAX_BYTES);
  });

  // A body is parsed before its call is known, so each call gets only one of the heavy bodies, in turn.
  const heavyBody = (index: number) => HEAVY_BODIES[index % HEAVY_BODIES.length] ?? expect.fail();
  const mutations = procedures.filter(({ isQuery }) => !isQuery);
  const routesWithBody = routes.filter(takesBody);

  it.each(mutations.map(({ path }, index) => [path, ...heavyBody(index)] as const))(
    'tRPC %s survives %s',
    async (path, _name, raw) => {
      expectSafeTrpc(await callAs('admin', (token) => request('POST', `/trpc/${path}`, { token, raw })));
      await expectServerUp();
    },
  );

  it.each(
    routesWithBody.map(
      (route, index) => [`${route.method} ${route.path}`, ...heavyBody(mutations.length + index), route] as const,
    ),
  )('REST %s survives %s', async (_path, _name, raw, route) => {
    const address = route.path.replaceAll(/\{\w+\}/g, newId());
    expectSafeRest(check, route, address, await callRest(route, address, 'admin', raw));
    await expectServerUp();
  });
}

/**
 * Returns what to send to one procedure, each input with its caller: an input that the schema refuses, generated inputs
 * that it accepts, and valid inputs with one bad field that it accepts. What a schema refuses never reaches a service,
 * and all schemas are tested without a server.
 */
function inputsToSend(path: string, input: unknown, fixtures: Fixtures): (readonly [Caller, unknown])[] {
  const schema = schemaOf(input);
  const drawn = drawInputs(path, schema, fixtures);
  if (schema === null) return CALLERS.map((caller, index) => [caller, drawn[index]]);
  const fits = (sent: unknown) => z.safeParse(input as z.core.$ZodType, JSON.parse(toJson(sent))).success;
  const mutated = mutationsFor(path, schema, fixtures);
  const refused = [...drawn, ...mutated].filter((sent) => !fits(sent)).slice(0, 1);
  const accepted = mutated.filter(fits);
  const step = Math.ceil(accepted.length / MAX_SENT);
  return [
    ...[...refused, ...drawn.filter(fits)].map((sent, index) => [callerAt(index), sent] as const),
    ...accepted.filter((_, index) => index % step === 0).map((sent) => ['admin', sent] as const),
  ];
}

const drawInputs = (path: string, schema: JsonSchema | null, fixtures: Fixtures) =>
  fc.sample(inputsFor(path, schema ?? {}, fixtures), DRAWN);

/** Returns the caller of the input with this index, so that the inputs come from all callers in turn. */
function callerAt(index: number): Caller {
  return CALLERS[(index + 1) % CALLERS.length] ?? 'user';
}

function schemaOf(input: unknown) {
  return input === undefined ? null : toJsonSchema(input as z.core.$ZodType, 'input');
}

function expectSafeTrpc({ status, body, text }: HttpResponse): void {
  expect(status).toBeLessThan(500);
  const { result, error } = Object(body);
  if (status === 200) expect(result).toBeDefined();
  else if (status === 431) expect(body).toMatchObject({ code: 'TOO_LARGE' });
  else
    expect(error).toMatchObject({
      message: expect.any(String),
      data: { httpStatus: status, appCode: expect.any(String) },
    });
  if (status !== 200) expect(text).not.toMatch(INTERNAL_DETAILS);
}

/**
 * Expects that a subscription works, is refused with a proper code, or loses its socket because the message is too
 * large.
 */
function expectSafeSubscription({ code, appCode, text }: SubscriptionResult): void {
  expect([null, TOO_LARGE, SESSION_OVER]).toContain(code);
  expect(['INTERNAL', 'UNAVAILABLE']).not.toContain(appCode);
  expect(text).not.toMatch(INTERNAL_DETAILS);
}

function expectSafeRest(check: CheckResponse, route: Route, sent: string, { status, body, text }: HttpResponse): void {
  expect(status).toBeLessThan(500);
  // The server refuses an address that is too long before reading it, and an id of dots leads to another address; the
  // route's documentation applies to neither.
  const elsewhere = sent
    .split(/[/?]/)
    .slice(1, route.path.split('/').length)
    .some((part) => /^\.{0,2}$/.test(part));
  if (status === 431 || elsewhere)
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  else expect(check(route.method, route.path, status, body)).toEqual([]);
  if (status >= 400) expect(text).not.toMatch(INTERNAL_DETAILS);
}
