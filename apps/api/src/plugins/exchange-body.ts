import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MAX_REQUEST_BYTES } from '@quorbit/contracts/sync/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { pathOf } from './calls.ts';

/** tRPC's batches name several procedures in one path. */
const EXCHANGE = /^\/trpc\/(.*,)?sync\.exchange(,|$)/;
const inflate = promisify(gunzip);

/**
 * The body of an exchange may come gzipped and is small, before and after inflating: a small request must not unfold
 * into a large one.
 */
export function registerExchangeBody(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!EXCHANGE.test(decoded(pathOf(request)))) return payload;
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'gzip' && encoding !== 'identity') {
      throw new AppError('NOT_JSON', 'Send the body as it is or with gzip.');
    }
    // Most are plain and say how long they are; that much is read and no more.
    if (encoding === 'identity' && Number(request.headers['content-length']) <= MAX_REQUEST_BYTES) return payload;
    const sent = await readAll(payload as Readable);
    const body = encoding === 'gzip' ? await inflated(sent) : sent;
    // Fastify compares what came with the length that was announced.
    return Object.assign(Readable.from([body]), { receivedEncodedLength: sent.length });
  });
}

function readAll(payload: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_REQUEST_BYTES) chunks.push(chunk);
      else {
        // What still comes is let through unread: ending the stream would cut the connection before the answer.
        payload.off('data', take).resume();
        reject(tooLarge());
      }
    };
    payload.on('data', take);
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', reject);
    payload.on('aborted', () => reject(new AppError('INVALID', 'The request was cut off.')));
  });
}

async function inflated(sent: Buffer): Promise<Buffer> {
  try {
    return await inflate(sent, { maxOutputLength: MAX_REQUEST_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new AppError('INVALID', 'The request could not be inflated. Send valid gzip.', { cause: error });
  }
}

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', 'The request is too large. Send fewer pieces of work at a time.');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
