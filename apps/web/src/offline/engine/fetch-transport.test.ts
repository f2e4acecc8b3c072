import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createFetchTransport } from './fetch-transport.ts';

const SMALL = '{"ops":[]}';
const LARGE = JSON.stringify({ ops: 'Ünïversal '.repeat(300) });

interface Sent {
  url: string;
  headers: Headers;
  body: string;
  bytes: number;
}

/** Simulates a browser whose server replies to each request with the next of `responses`, and repeats the last one. */
function browser(...responses: (() => Response)[]) {
  const sent: Sent[] = [];
  const fetched = async (url: unknown, init: RequestInit = {}) => {
    const bytes = Buffer.from(await new Response(init.body).arrayBuffer());
    const headers = new Headers(init.headers);
    const body = (headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString();
    sent.push({ url: String(url), headers, body, bytes: bytes.length });
    const next = responses.length > 1 ? responses.shift() : responses[0];
    return next ? next() : Response.error();
  };
  const transport = createFetchTransport({ fetch: fetched, headers: () => ({ Authorization: 'Bearer t' }) });
  const onProgress = vi.fn();
  const send = (body: string) => transport(body, { signal: new AbortController().signal, onProgress });
  return { sent, send, onProgress };
}

const fine = () => new Response('{"result":{}}', { headers: { 'retry-after': '7' } });

test('posts the input as the body of a single call, signed', async () => {
  const { sent, send } = browser(fine);
  expect(await send(SMALL)).toEqual({ status: 200, text: '{"result":{}}', retryAfter: '7' });
  const [first] = sent;
  expect(first?.url).toBe('/trpc/sync.exchange');
  expect(first?.body).toBe(SMALL);
  expect(first?.headers.get('authorization')).toBe('Bearer t');
  expect(first?.headers.get('content-type')).toBe('application/json');
  expect(first?.headers.get('content-encoding')).toBeNull();
});

test('compresses large requests', async () => {
  const { sent, send } = browser(fine);
  await send(LARGE);
  expect(sent[0]?.body).toBe(LARGE);
  expect(sent[0]?.headers.get('content-encoding')).toBe('gzip');
  expect(sent[0]?.bytes).toBeLessThan(200);
});

test('sends uncompressed from then on if a proxy refuses a compressed request', async () => {
  const { sent, send } = browser(() => new Response('?', { status: 415 }), fine);
  expect((await send(LARGE)).status).toBe(200);
  await send(LARGE);
  expect(sent.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null, null]);
  expect(sent.map(({ body }) => body)).toEqual([LARGE, LARGE, LARGE]);
});

test('sends uncompressed if the browser cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const { sent, send } = browser(fine);
  await send(LARGE);
  expect(sent[0]?.headers.get('content-encoding')).toBeNull();
});

test('reports each piece that arrives, and joins characters that were split between pieces', async () => {
  const bytes = new TextEncoder().encode('{"é":1}');
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { send, onProgress } = browser(() => new Response(pieces, { status: 503 }));
  expect(await send(SMALL)).toEqual({ status: 503, text: '{"é":1}', retryAfter: null });
  expect(onProgress).toHaveBeenCalledTimes(bytes.length + 1);
});

test('rejects if the network fails', async () => {
  const { send } = browser(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(send(SMALL)).rejects.toThrow('Failed to fetch');
});
