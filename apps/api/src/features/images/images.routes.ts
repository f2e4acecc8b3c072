// The routes that receive and serve pictures. They aren't tRPC calls, because the bodies are bytes.
import { imageHash } from '@quorbit/contracts/images/image-path';
import { MAX_UPLOAD_BYTES } from '@quorbit/contracts/images/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { createQueues } from '../../lib/admission/queues.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { scheduleTimeout } from '../../lib/background/schedule.ts';
import { createContext } from '../../trpc/create-context.ts';
import { requireActor } from '../../trpc/procedures.ts';
import { getImage, getImageBytes, IMAGE_POINTS, uploadImage } from './images.service.ts';
import { requireUploader } from './uploaders.ts';

export const UPLOAD_PATH = '/api/images';

const CACHE_FOREVER = 'private, max-age=31536000, immutable';
/** The content security policy of pictures: opened on its own, a picture can't run scripts or load anything. */
const IMAGE_CSP = "default-src 'none'; sandbox";

/** The number of uploads of up to 12 MB received at once; one person's are received one after the other. */
const MAX_RECEIVED = 6;
const MAX_WAIT_MS = 5_000;
const queues = createQueues();

/** Serves `PUT /api/images` and `GET /images/{hash}`. The picture under a hash never changes. */
export function registerImages(app: FastifyInstance, deps: Deps): void {
  // The upload has its own Fastify scope, because no other route accepts bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The declared content type is ignored; the format is detected from the bytes.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.put(UPLOAD_PATH, {
      config: { anyBody: true },
      bodyLimit: MAX_UPLOAD_BYTES,
      errorHandler: rethrowUploadError,
      // These checks run before the body is read, so that strangers take no memory and each person only a little.
      preParsing: async (request, reply, payload) => {
        requireSmallBody(request);
        const ctx = await requireSignedIn(deps, request);
        requireUploader(ctx.actor);
        await ctx.charge(IMAGE_POINTS - 1);
        await acquireUploadSlot(deps, ctx.actor.id, reply);
        return payload;
      },
      handler: async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.length === 0) throw noImageError();
        return reply.status(201).send(await uploadImage(await requireSignedIn(deps, request), body));
      },
    });
  });
  app.get<{ Params: { hash: string } }>('/images/:hash', async (request, reply) => {
    // A refusal isn't cached, because the picture may be allowed later.
    reply.header('cache-control', 'no-store');
    const hash = imageHash.safeParse(request.params.hash);
    if (!hash.success) throw notFound('Picture');
    const { db, actor, now } = await requireSignedIn(deps, request);
    const image = await getImage(db, actor, hash.data, now(), deps);
    const etag = `"${image.hash}"`;
    reply.headers({ 'cache-control': CACHE_FOREVER, etag, 'content-security-policy': IMAGE_CSP });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(image.type).send(Buffer.from(await getImageBytes(db, image)));
  });
}

async function requireSignedIn(deps: Deps, request: FastifyRequest): Promise<SignedInContext> {
  const ctx = await createContext(deps, request);
  return { ...ctx, actor: await requireActor(ctx) };
}

/**
 * Waits for one of the upload slots, and frees it when the response ends.
 * @throws AppError UNAVAILABLE after 5 s of waiting.
 */
async function acquireUploadSlot(
  { schedule = scheduleTimeout }: Deps,
  userId: string,
  reply: FastifyReply,
): Promise<void> {
  const timeout = new AbortController();
  const cancelTimeout = schedule(MAX_WAIT_MS, () => timeout.abort());
  try {
    for (const [queue, slots] of [[userId, 1] as const, ['all', MAX_RECEIVED] as const]) {
      const release = await queues.enter(queue, timeout.signal, slots);
      // The 'close' event also comes when the client disconnects. If that already happened, it won't come again, so the
      // slot is freed at once.
      if (reply.raw.destroyed) release();
      else reply.raw.once('close', release);
    }
  } finally {
    cancelTimeout();
  }
}

function requireSmallBody({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw tooLargeError();
}

function rethrowUploadError(error: FastifyError): never {
  if (error instanceof AppError || error.statusCode === undefined || error.statusCode >= 500) throw error;
  throw error.statusCode === 413 ? tooLargeError() : noImageError();
}

function tooLargeError(): AppError {
  const megabytes = MAX_UPLOAD_BYTES / 1_000_000;
  return new AppError('TOO_LARGE', `A picture may have ${megabytes} MB at most. Make it smaller and try again.`);
}

function noImageError(): AppError {
  return new AppError('INVALID', 'Send a PNG, JPEG or WebP picture, whole, as the body.');
}
