// Encodes tRPC's messages as WebSocket frames.
import type { Socket } from 'node:net';
import type { TopicEvent } from '../../kernel/realtime.ts';

export type RequestId = number | string;

const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/** Builds the header of a frame with one whole text. Frames from a server are not masked. */
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

/**
 * For each event, the part of its message that is equal for all receivers (everything after the request's id) and the
 * last frame built from it.
 */
const tails = new WeakMap<TopicEvent, { tail: Buffer; last: { prefix: string; frame: Buffer } | null }>();

/**
 * Returns the frame of a topic's event for one subscription, in the format of tRPC's `tracked(id, data)`. An event is
 * encoded once for all subscriptions.
 */
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
  // Clients that made the same calls use the same request ids, so the last frame often fits again.
  if (known.last?.prefix !== prefix) known.last = { prefix, frame: buildFrame(Buffer.from(prefix), known.tail) };
  return known.last.frame;
}

/** Returns the beginning of every message about a subscription; it contains `jsonrpc` if the client sent it. */
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

/** Writes to a socket. Everything written to it in one turn of the event loop is sent with one system call. */
export function writeCorked(socket: Socket, bytes: Buffer): void {
  if (!corked.has(socket)) {
    if (corked.size === 0) setImmediate(uncorkAll);
    socket.cork();
    corked.add(socket);
  }
  socket.write(bytes);
}
