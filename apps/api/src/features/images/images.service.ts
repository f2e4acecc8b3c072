// Owns uploads of pictures and who may see them.

import { imagePathOf } from '@quorbit/contracts/images/image-path';
import { MAX_AUTHOR_IMAGE_BYTES, MAX_AUTHOR_IMAGES } from '@quorbit/contracts/images/limits';
import type { StoredImage } from '@quorbit/contracts/quizzes/drafts';
import { MAX_INLINE_LENGTH } from '@quorbit/contracts/quizzes/question';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import * as z from 'zod/mini';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { type EncodedImage, encodeImage } from './encode-image.ts';
import { type ImageFormat, INLINE_FORMATS, UPLOAD_FORMATS } from './image-formats.ts';
import * as repository from './images.repository.ts';
import { requireUploader } from './uploaders.ts';

/** The points of the client's budget that every picture costs, besides those for its pixels. */
export const IMAGE_POINTS = 5;

/** The part of the context needed to store a picture. */
type StoringContext = Pick<SignedInContext, 'actor' | 'charge' | 'writeAs' | 'now'>;

/** Stores a picture for the caller. @throws AppError as `encodeImage` and `storeImage` do */
// ctx: the picture is decoded and encoded before the transaction
export function uploadImage(ctx: StoringContext, sent: Uint8Array): Promise<StoredImage> {
  return storeUpload(ctx, sent, UPLOAD_FORMATS);
}

async function storeUpload(
  ctx: StoringContext,
  sent: Uint8Array,
  formats: readonly ImageFormat[],
): Promise<StoredImage> {
  const image = await encodeImage(sent, formats, (points) => ctx.charge(points));
  await ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => storeImage(tx, actor, image, ctx.now()));
  const { hash, width, height, size } = image;
  return { hash, src: imagePathOf(hash), width, height, bytes: size };
}

/**
 * Stores an encoded picture for the caller.
 * @throws AppError PREMIUM_REQUIRED as `requireUploader` does, CONFLICT if the caller has the maximum of pictures.
 */
async function storeImage(tx: Tx, actor: Actor, image: EncodedImage, now: Date): Promise<void> {
  requireUploader(actor);
  await repository.insertImage(tx, { ...image, createdAt: now });
  await repository.insertUpload(tx, actor.id, image.hash, now);
  const { images, bytes } = await repository.sumOfUploader(tx, actor.id);
  if (images > MAX_AUTHOR_IMAGES || bytes > MAX_AUTHOR_IMAGE_BYTES)
    throw new AppError(
      'CONFLICT',
      `You can have at most ${MAX_AUTHOR_IMAGES} pictures of ${MAX_AUTHOR_IMAGE_BYTES / 1_000_000} MB together. Delete quizzes with pictures that you no longer need; what no quiz shows goes after a day.`,
    );
}

/** A question with an inline picture (a data URL), in the form that the input of questions allows. */
const inlineImageSchema = z.looseObject({
  image: z.looseObject({
    src: z.string().check(z.maxLength(MAX_INLINE_LENGTH), z.regex(/^data:[^,]*;base64,/)),
  }),
});

/**
 * Stores an inline picture, which older clients send, like an upload, and puts its address into the question. Anything
 * that isn't a picture is left for the question's own validation.
 */
// ctx: the picture is decoded, encoded and stored before the question is written
export async function withStoredImage<Q extends { image?: unknown }>(ctx: SignedInContext, question: Q): Promise<Q> {
  const found = z.safeParse(inlineImageSchema, question);
  if (!found.success) return question;
  const { image } = found.data;
  await ctx.charge(IMAGE_POINTS - 1);
  const sent = Buffer.from(image.src.slice(image.src.indexOf(',') + 1), 'base64');
  const { src } = await storeUpload(ctx, sent, INLINE_FORMATS);
  return { ...question, image: { ...image, src } };
}

/** Returns a picture's hash and type. @throws AppError NOT_FOUND if the reader may not see it */
export async function getImage(
  db: Executor,
  actor: Actor,
  hash: string,
  now: Date,
  { imageAccess }: Pick<Deps, 'imageAccess'>,
) {
  const found = await repository.findReadable(db, actor, hash, now, imageAccess);
  if (!found) throw notFound('Picture');
  return found;
}

/** Returns the bytes of a picture that `getImage` found. @throws AppError NOT_FOUND if it was deleted meanwhile */
export async function getImageBytes(db: Executor, { hash }: { hash: string }): Promise<Uint8Array> {
  const bytes = await repository.findBytes(db, hash);
  if (!bytes) throw notFound('Picture');
  return bytes;
}
