// Answers that are too long to be held in memory, sent as fast as the reader takes them.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { afterTimeout } from '../lib/background/after.ts';

/** Bytes that are sent in one go: a reader who takes as many has moved. */
const SLICE_BYTES = 64 * 1024;
/** How long a reader may take nothing. */
const MAX_STILL_MS = 60_000;
/** How long an answer may take in all. */
const MAX_WHOLE_MS = 30 * 60_000;

/** Sends a text in pieces, each made when the reader has taken those before it. */
type SendPieces = (reply: FastifyReply, pieces: AsyncIterable<string>) => FastifyReply;

/**
 * Makes what sends long answers of an app. One that fails, or whose reader takes nothing for a minute, is cut: its connection
 * is closed before its end. So are all that are under way when the server stops.
 */
export function createStreams(app: FastifyInstance, deps: Pick<Deps, 'after'>): SendPieces {
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.destroy();
  });
  return function send(reply, pieces) {
    const { after = afterTimeout } = deps;
    const cut = () => reply.raw.destroy();
    let still = () => {};
    const moved = () => {
      still();
      if (!reply.raw.destroyed) still = after(MAX_STILL_MS, cut);
    };
    const whole = after(MAX_WHOLE_MS, cut);
    open.add(reply);
    reply.raw.once('close', () => {
      open.delete(reply);
      still();
      whole();
    });
    return reply.send(Readable.from(slices(pieces, moved), { objectMode: false }));
  };
}

async function* slices(pieces: AsyncIterable<string>, moved: () => void): AsyncGenerator<Buffer> {
  moved();
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      yield bytes.subarray(at, at + SLICE_BYTES);
      moved();
    }
  }
}
