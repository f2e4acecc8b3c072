// What goes over the sockets as bytes: tRPC's messages, in the frames of a WebSocket.
import type { Socket } from 'node:net';
import type { TopicEvent } from '../../kernel/realtime.ts';

export type RequestId = number | string;

const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/** The head of a frame with one whole text. A server's frames are not masked. */
function buildFrameHead(bytes: number): Buffer {
  if (bytes < LENGTH_IN_16_BITS) return Buffer.from([FINAL_TEXT, bytes]);
  if (bytes < 65_536) return Buffer.from([FINAL_TEXT, LENGTH_IN_16_BITS, bytes >> 8, bytes & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = FINAL_TEXT;
  head[1] = LENGTH_IN_64_BITS;
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}

function buildFrame(...parts: readonly Buffer[]): Buffer {
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([buildFrameHead(bytes), ...parts]);
}

export function textFrame(text: string): Buffer {
  return buildFrame(Buffer.from(text));
}

/** What is the same for all who get an event: everything behind the id of their request. */
const tails = new WeakMap<TopicEvent, { tail: Buffer; last: { prefix: string; frame: Buffer } | null }>();

/** One event of a topic for one subscription, as tRPC writes `tracked(id, data)`. Encoded once, however many get it. */
export function eventFrame(event: TopicEvent, prefix: string): Buffer {
  let known = tails.get(event);
  if (!known) {
    const id = JSON.stringify(event.id);
    known = {
      tail: Buffer.from(`"result":{"type":"data","id":${id},"data":{"id":${id},"data":${event.json}}}}`),
      last: null,
    };
    tails.set(event, known);
  }
  // Clients that did the same count their requests alike.
  if (known.last?.prefix !== prefix) known.last = { prefix, frame: buildFrame(Buffer.from(prefix), known.tail) };
  return known.last.frame;
}

/** How every message about a subscription begins; clients get the `jsonrpc` that they sent. */
export function messagePrefix(id: RequestId, jsonrpc: '2.0' | undefined): string {
  return `{"id":${JSON.stringify(id)},${jsonrpc ? `"jsonrpc":"${jsonrpc}",` : ''}`;
}

/** Sockets that were written to in this turn of the event loop. */
const corked = new Set<Socket>();

function uncorkAll(): void {
  const sockets = [...corked];
  corked.clear();
  for (const socket of sockets) socket.uncork();
}

/** Writes to a socket; what is written to it in one turn of the event loop leaves with one call of the system. */
export function writeCorked(socket: Socket, bytes: Buffer): void {
  if (!corked.has(socket)) {
    if (corked.size === 0) setImmediate(uncorkAll);
    socket.cork();
    corked.add(socket);
  }
  socket.write(bytes);
}
