// Where pictures are sent and fetched. Plain routes: the bodies are bytes.
import { imageHash } from '@quorbit/contracts/images/address';
import { MAX_UPLOAD_BYTES } from '@quorbit/contracts/images/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { createLines } from '../../lib/admission/lines.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { afterTimeout } from '../../lib/background/after.ts';
import { createContext } from '../../trpc/create-context.ts';
import { requireActor } from '../../trpc/procedures.ts';
import { findImage, IMAGE_POINTS, readImage, uploadImage } from './images.service.ts';
import { requireUploader } from './uploaders.ts';

export const UPLOAD_ADDRESS = '/api/images';

const FOREVER = 'private, max-age=31536000, immutable';
/** Opened on its own, a picture can do nothing and reach nobody. */
const ALONE = "default-src 'none'; sandbox";

/** Bodies that are received at once, of 12 MB each: those of one person one after the other. */
const RECEIVED_AT_ONCE = 6;
const MAX_WAIT_MS = 5_000;
const lines = createLines();

/** Serves `PUT /api/images` and `GET /images/{hash}`. The picture of a hash never changes. */
export function registerImages(app: FastifyInstance, deps: Deps): void {
  // In a scope of its own: nowhere else are bytes taken.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What the sender calls it does not matter: the bytes say what they are.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.put(UPLOAD_ADDRESS, {
      config: { anyBody: true },
      bodyLimit: MAX_UPLOAD_BYTES,
      errorHandler: sayWhatToDo,
      // Before the body is read: strangers take no memory, and no one person takes much.
      preParsing: async (request, reply, payload) => {
        requireSmall(request);
        const ctx = await signedIn(deps, request);
        requireUploader(ctx.actor);
        await ctx.charge(IMAGE_POINTS - 1);
        await takePlace(deps, ctx.actor.id, reply);
        return payload;
      },
      handler: async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body) || body.length === 0) throw noPicture();
        return reply.status(201).send(await uploadImage(await signedIn(deps, request), body));
      },
    });
  });
  app.get<{ Params: { hash: string } }>('/images/:hash', async (request, reply) => {
    // What is refused now may be allowed later.
    reply.header('cache-control', 'no-store');
    const hash = imageHash.safeParse(request.params.hash);
    if (!hash.success) throw notFound('Picture');
    const { db, actor, now } = await signedIn(deps, request);
    const image = await findImage(db, actor, hash.data, now(), deps);
    const etag = `"${image.hash}"`;
    reply.headers({ 'cache-control': FOREVER, etag, 'content-security-policy': ALONE });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(image.type).send(Buffer.from(await readImage(db, image)));
  });
}

async function signedIn(deps: Deps, request: FastifyRequest): Promise<SignedInContext> {
  const ctx = await createContext(deps, request);
  return { ...ctx, actor: await requireActor(ctx) };
}

/** @throws AppError UNAVAILABLE after 5 s of waiting */
async function takePlace({ after = afterTimeout }: Deps, userId: string, reply: FastifyReply): Promise<void> {
  const patience = new AbortController();
  const ready = after(MAX_WAIT_MS, () => patience.abort());
  try {
    for (const [line, places] of [[userId, 1] as const, ['all', RECEIVED_AT_ONCE] as const]) {
      const leave = await lines.enter(line, patience.signal, places);
      // It is also emitted where the sender goes away; where that has happened already, it comes no more.
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
    }
  } finally {
    ready();
  }
}

function requireSmall({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
}

function sayWhatToDo(error: FastifyError): never {
  if (error instanceof AppError || error.statusCode === undefined || error.statusCode >= 500) throw error;
  throw error.statusCode === 413 ? tooLarge() : noPicture();
}

function tooLarge(): AppError {
  const most = MAX_UPLOAD_BYTES / 1_000_000;
  return new AppError('TOO_LARGE', `A picture may have ${most} MB at most. Make it smaller and try again.`);
}

function noPicture(): AppError {
  return new AppError('INVALID', 'Send a PNG, JPEG or WebP picture, whole, as the body.');
}
