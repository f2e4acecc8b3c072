import { Agent, request } from 'node:http';
import * as z from 'zod/mini';

/** The most calls in flight at the same time. */
const IN_FLIGHT = 8;

export interface Call {
  method?: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: unknown;
}

const shared = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });

/**
 * Sends one call and returns the response's text. `agent`: false for a new connection.
 * @throws Error unless the status is 200.
 */
export function send({ method = 'GET', url, token, body }: Call, agent: Agent | false = shared): Promise<string> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const received = Buffer.concat(parts).toString();
        if (response.statusCode === 200) resolve(received);
        else reject(new Error(`${method} ${url} answered ${response.statusCode}: ${received.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

export async function sendJson<T extends z.ZodMiniType>(call: Call, schema: T): Promise<z.infer<T>> {
  return z.parse(schema, JSON.parse(await send(call)));
}

/** Sends `count` calls over keep-alive connections, `IN_FLIGHT` at a time. */
export function sendMany(count: number, callOf: (index: number) => Call): Promise<void> {
  return runConcurrently(count, (index) => send(callOf(index)));
}

/** Runs `work` `count` times, with `IN_FLIGHT` calls running at the same time. */
export async function runConcurrently(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, count) }, worker));
}

/** Closes the shared connections, so that the process can end. */
export function closeConnections(): void {
  shared.destroy();
}
