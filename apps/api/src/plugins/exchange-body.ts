import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MAX_BODY_BYTES } from '@quorbit/contracts/sync/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

const EXCHANGE_PATH = 'sync.exchange';
const inflate = promisify(gunzip);

/**
 * Registers the handling of exchange bodies: they may be gzipped, and their size is limited before and after inflating,
 * so that a small request can't expand into a large one.
 */
export function registerExchangeBody(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!isExchange(request)) return payload;
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'gzip' && encoding !== 'identity') {
      throw new AppError('NOT_JSON', 'Send the body as it is or with gzip.');
    }
    // Most bodies are uncompressed and state their length; Fastify reads no more than that.
    if (encoding === 'identity' && Number(request.headers['content-length']) <= MAX_BODY_BYTES) return payload;
    const sent = await readAll(payload as Readable);
    const body = encoding === 'gzip' ? await inflateBody(sent) : sent;
    // Fastify compares the number of bytes received with the announced length.
    return Object.assign(Readable.from([body]), { receivedEncodedLength: sent.length });
  });
}

function readAll(payload: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onChunk = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      else {
        // The rest of a body that is too large is read and discarded: ending the stream would cut the connection before
        // the response is sent.
        payload.off('data', onChunk).resume();
        reject(tooLargeError());
      }
    };
    payload.on('data', onChunk);
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', reject);
    payload.on('aborted', () => reject(new AppError('INVALID', 'The request was cut off.')));
  });
}

async function inflateBody(sent: Buffer): Promise<Buffer> {
  try {
    return await inflate(sent, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw tooLargeError();
    throw new AppError('INVALID', 'The request could not be inflated. Send valid gzip.', { cause: error });
  }
}

function tooLargeError(): AppError {
  return new AppError('TOO_LARGE', 'The request is too large. Send fewer pieces of work at a time.');
}

/**
 * Returns whether a request is an exchange, alone or in a batch, however its path is encoded: the router decodes the
 * path once, and tRPC decodes the router's result again.
 */
export function isExchange({ routeOptions, params }: FastifyRequest): boolean {
  if (routeOptions.url === `/trpc/${EXCHANGE_PATH}`) return true;
  if (routeOptions.url !== '/trpc/:path') return false;
  const { path = '' } = params as { path?: string };
  try {
    return decodeURIComponent(path).split(',').includes(EXCHANGE_PATH);
  } catch {
    // A path that can't be decoded calls no procedure, because tRPC can't decode it either.
    return false;
  }
}
