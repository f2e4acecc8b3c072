import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { AppRouter } from '@quorbit/api/app-router';
import { APP_ERRORS, type AppErrorCode, type Issue } from '@quorbit/contracts/errors/codes';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { quietSocket } from '#lib/testing/quiet-socket.ts';
import { rowOf } from '#lib/testing/rows.ts';
import { ExchangeServer, type SentInput } from '#offline/testing/exchange-server.ts';

/** Throw this in a procedure to refuse a call. */
export class Refusal extends Error {
  readonly code: string;
  readonly issues: readonly Issue[];
  /** Seconds to wait before trying again; undefined if the server names none. */
  readonly retryAfter: number | undefined;

  readonly status: number;

  constructor(code: AppErrorCode, message: string, issues: readonly Issue[] = [], retryAfter?: number) {
    super(message);
    this.code = code;
    this.status = APP_ERRORS[code].status;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** A refusal with a code that only a newer server has. */
export class UnknownRefusal extends Refusal {
  override readonly code = 'MADE_UP_LATER';
  override readonly status: number;

  constructor(status: number, message: string) {
    super('INVALID', message);
    this.status = status;
  }
}

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** A procedure's name, e.g. `quizzes.list`. */
type CallName = { [Area in keyof Inputs & string]: `${Area}.${keyof Inputs[Area] & string}` }[keyof Inputs & string];

type Of<Types, Name extends CallName> = Name extends `${infer Area}.${infer Procedure}`
  ? Area extends keyof Types
    ? Procedure extends keyof Types[Area]
      ? Types[Area][Procedure]
      : never
    : never
  : never;

/** The input that a client sends. The contract of an exchange types its ops loosely; devices send complete ones. */
type CallInput<Name extends CallName> = Name extends 'sync.exchange' ? SentInput : Of<Inputs, Name>;

/** The procedure's output type; undefined if it has none. */
type CallOutput<Name extends CallName> = [Of<Outputs, Name>] extends [never] ? undefined : Of<Outputs, Name>;

type Procedures = { [Name in CallName]?: (input: CallInput<Name>) => CallOutput<Name> | Promise<CallOutput<Name>> };

/** One call that reached the server. */
interface RecordedCall {
  name: string;
  input: unknown;
}

/**
 * A mocked server for the tests of one file: `on` adds procedures, `down` takes the network away. A call without a
 * procedure fails like an unknown one. `sync.exchange` exists from the start and accepts everything; its state is
 * `sync`, new for each test.
 */
export function fakeServer() {
  const server = setupServer();
  let procedures: Procedures = {};
  let calls: RecordedCall[] = [];
  let isDown = false;
  /** Number of tests run in this file. */
  let tests = 0;
  const packs = new Map<string, string>();
  let sync = exchangeServer();
  const builtIn: Procedures = { 'sync.exchange': (input) => sync.exchange(input) };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    procedures = {};
    calls = [];
    isDown = false;
    tests += 1;
    packs.clear();
    sync = exchangeServer();
    server.resetHandlers(handler, packHandler, quietSocket);
  });
  afterAll(() => server.close());

  const handler = http.all('*/trpc/:names', async ({ request, params }) => {
    if (isDown) return HttpResponse.error();
    const names = String(params.names).split(',');
    const { searchParams } = new URL(request.url);
    const sentIn = tests;
    const text = request.method === 'GET' ? searchParams.get('input') : await bodyOf(request);
    const input: unknown = text ? JSON.parse(text) : {};
    // In a batch, calls without an input have no entry.
    const inputs = searchParams.has('batch') ? (input as Record<string, unknown>) : { 0: input };
    const answers = await Promise.all(names.map((name, index) => answer(name, inputs[String(index)])));
    // A late reply to a call of the previous test would reach the current one.
    if (sentIn !== tests) return new Promise<never>(() => {});
    if (!searchParams.has('batch')) return HttpResponse.json(answers[0]?.body, { status: answers[0]?.status ?? 200 });
    const status = answers.every((reply) => reply.status === answers[0]?.status) ? (answers[0]?.status ?? 200) : 207;
    return HttpResponse.json(
      answers.map((reply) => reply.body),
      { status },
    );
  });
  const packHandler = http.get('*/packs/:file', ({ params }) => {
    if (isDown) return HttpResponse.error();
    const text = packs.get(String(params.file).replace('.json', ''));
    if (text === undefined) return HttpResponse.json({ message: 'Pack not found.' }, { status: 404 });
    return new HttpResponse(text, { headers: { 'content-type': 'application/json' } });
  });
  server.use(handler, packHandler, quietSocket);

  async function answer(name: string, input: unknown): Promise<{ status: number; body: object }> {
    calls.push({ name, input });
    try {
      const known: Record<string, ((input: never) => unknown) | undefined> = { ...builtIn, ...procedures };
      const procedure = known[name];
      if (!procedure) throw new Refusal('NOT_FOUND', `The test answers no ${name}.`);
      return { status: 200, body: { result: { data: await procedure(input as never) } } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, status, issues, retryAfter } = error;
      const data = { code, httpStatus: status, path: name, appCode: code, issues, retryAfter };
      return { status, body: { error: { message: error.message, code: -32000, data } } };
    }
  }

  return {
    /** Returns the state of `sync.exchange`. */
    get sync(): ExchangeServer {
      return sync;
    },
    /** Adds or replaces procedures by name, e.g. `quizzes.list`. */
    on(more: Procedures): void {
      procedures = { ...procedures, ...more };
    },
    /** Adds request handlers for paths other than the procedures', until the test ends. */
    use: (...handlers: Parameters<typeof server.use>) => server.use(...handlers),
    /** Packs that can be downloaded: their JSON, by hash. */
    packs,
    /** Makes a pack available for download; returns its hash. */
    addPack(body: PackBody): string {
      const text = JSON.stringify(body);
      const hash = createHash('sha256').update(text).digest('hex');
      packs.set(hash, text);
      return hash;
    },
    /** Takes the network away or restores it. */
    down(state: boolean): void {
      isDown = state;
    },
    /** Returns the inputs of all calls of one procedure so far. */
    inputs(name: CallName): unknown[] {
      return calls.filter((call) => call.name === name).map((call) => call.input);
    },
  };
}

function exchangeServer(): ExchangeServer {
  const server = new ExchangeServer(() => Date.now());
  server.rowOf = rowOf;
  return server;
}

async function bodyOf(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return new TextDecoder().decode(request.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes);
}
