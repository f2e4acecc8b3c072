// Answers that are too long to be held in memory, sent as fast as the reader takes them.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { scheduleTimeout } from '../lib/background/schedule.ts';

/** Bytes that are sent in one go: a reader who takes as many has moved. */
const SLICE_BYTES = 64 * 1024;
/** How long a reader may take nothing. */
const MAX_IDLE_MS = 60_000;
/** How long an answer may take in all. */
const MAX_TOTAL_MS = 30 * 60_000;

/** Sends a text in pieces, each made when the reader has taken those before it. */
type SendPieces = (reply: FastifyReply, pieces: AsyncIterable<string>) => FastifyReply;

/**
 * Makes what sends long answers of an app. One that fails, or whose reader takes nothing for a minute, is cut: its connection
 * is closed before its end. So are all that are under way when the server stops.
 */
export function createStreamSender(app: FastifyInstance, deps: Pick<Deps, 'schedule'>): SendPieces {
  const open = new Set<FastifyReply>();
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.destroy();
  });
  return function send(reply, pieces) {
    const { schedule = scheduleTimeout } = deps;
    const abort = () => reply.raw.destroy();
    let stopIdleTimer = () => {};
    const onProgress = () => {
      stopIdleTimer();
      if (!reply.raw.destroyed) stopIdleTimer = schedule(MAX_IDLE_MS, abort);
    };
    const stopTotalTimer = schedule(MAX_TOTAL_MS, abort);
    open.add(reply);
    reply.raw.once('close', () => {
      open.delete(reply);
      stopIdleTimer();
      stopTotalTimer();
    });
    return reply.send(Readable.from(toSlices(pieces, onProgress), { objectMode: false }));
  };
}

async function* toSlices(pieces: AsyncIterable<string>, onProgress: () => void): AsyncGenerator<Buffer> {
  onProgress();
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      yield bytes.subarray(at, at + SLICE_BYTES);
      onProgress();
    }
  }
}
