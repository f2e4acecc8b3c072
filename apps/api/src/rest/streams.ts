// Streams responses that are too long to hold in memory, as fast as the reader takes them.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { scheduleTimeout } from '../lib/background/schedule.ts';

/** The size of one slice in bytes. Each slice that a reader takes counts as progress. */
const SLICE_BYTES = 64 * 1024;
/** The maximum time in milliseconds in which a reader takes no bytes. */
const MAX_IDLE_MS = 60_000;
/** The maximum duration of a whole response in milliseconds. */
const MAX_TOTAL_MS = 30 * 60_000;

/** Sends a text in pieces, each made after the reader has taken the earlier ones. */
type SendPieces = (reply: FastifyReply, pieces: AsyncIterable<string>) => FastifyReply;

/**
 * Makes the function that streams long responses of an app. The connection is closed early if the stream fails, if the
 * reader takes nothing for a minute, if the response takes 30 minutes, or when the server stops.
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
