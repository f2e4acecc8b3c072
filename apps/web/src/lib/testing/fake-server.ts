import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { APP_ERRORS, type AppErrorCode, type Issue } from '@quorbit/contracts/errors/codes';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ExchangeServer, type SentInput } from '#offline/testing/exchange-server.ts';

/** Thrown by a procedure of the test: the server says no. */
export class Refusal extends Error {
  readonly code: AppErrorCode;
  readonly issues: readonly Issue[];
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, issues: readonly Issue[] = [], retryAfter?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

type Procedure = (input: never) => unknown;

/** One call that reached the server. */
export interface Call {
  name: string;
  input: unknown;
}

/**
 * A server at the other end of the network for the tests of one file: `on` gives it procedures, `down` takes the
 * network away. A call that the test has no procedure for fails like an unknown one. `sync.exchange` is there from the
 * start and takes everything; what it holds is `sync`, new for each test.
 */
export function fakeServer() {
  const server = setupServer();
  let procedures: Record<string, Procedure> = {};
  let calls: Call[] = [];
  let isDown = false;
  const packs = new Map<string, string>();
  let sync = new ExchangeServer(() => Date.now());
  const builtIn: Record<string, Procedure> = { 'sync.exchange': (input: SentInput) => sync.exchange(input) };

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    procedures = {};
    calls = [];
    isDown = false;
    packs.clear();
    sync = new ExchangeServer(() => Date.now());
    server.resetHandlers(handler, packHandler);
  });
  afterAll(() => server.close());

  const handler = http.all('*/trpc/:names', async ({ request, params }) => {
    if (isDown) return HttpResponse.error();
    const names = String(params.names).split(',');
    const { searchParams } = new URL(request.url);
    const text = request.method === 'GET' ? searchParams.get('input') : await bodyOf(request);
    const input: unknown = text ? JSON.parse(text) : {};
    if (!searchParams.has('batch')) {
      const { status, body } = await answer(names.join(), input);
      return HttpResponse.json(body, { status });
    }
    const inputs = input as Record<string, unknown>;
    const answers = await Promise.all(names.map((name, index) => answer(name, inputs[index])));
    const status = answers.every((one) => one.status === answers[0]?.status) ? (answers[0]?.status ?? 200) : 207;
    return HttpResponse.json(
      answers.map((one) => one.body),
      { status },
    );
  });
  const packHandler = http.get('*/packs/:file', ({ params }) => {
    if (isDown) return HttpResponse.error();
    const text = packs.get(String(params.file).replace('.json', ''));
    if (text === undefined) return HttpResponse.json({ message: 'Pack not found.' }, { status: 404 });
    return new HttpResponse(text, { headers: { 'content-type': 'application/json' } });
  });
  server.use(handler, packHandler);

  async function answer(name: string, input: unknown): Promise<{ status: number; body: object }> {
    calls.push({ name, input });
    try {
      const procedure = procedures[name] ?? builtIn[name];
      if (!procedure) throw new Refusal('NOT_FOUND', `The test answers no ${name}.`);
      return { status: 200, body: { result: { data: await procedure(input as never) } } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status } = APP_ERRORS[error.code];
      const { code, issues, retryAfter } = error;
      const data = { code, httpStatus: status, path: name, appCode: code, issues, retryAfter };
      return { status, body: { error: { message: error.message, code: -32000, data } } };
    }
  }

  return {
    /** What `sync.exchange` holds. */
    get sync(): ExchangeServer {
      return sync;
    },
    /** Adds or replaces procedures, by name as in `quizzes.list`. */
    on(more: Record<string, Procedure>): void {
      procedures = { ...procedures, ...more };
    },
    /** Packs that can be downloaded: their JSON, by hash. */
    packs,
    /** Has a pack to be downloaded; answers its hash. */
    addPack(body: PackBody): string {
      const text = JSON.stringify(body);
      const hash = createHash('sha256').update(text).digest('hex');
      packs.set(hash, text);
      return hash;
    },
    /** Takes the network away, or brings it back. */
    down(state: boolean): void {
      isDown = state;
    },
    /** Inputs of the calls of one procedure so far. */
    inputs(name: string): unknown[] {
      return calls.filter((call) => call.name === name).map((call) => call.input);
    },
  };
}

async function bodyOf(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return new TextDecoder().decode(request.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes);
}
