// Deletes unused pictures: at least a day old, shown by no quiz, and named in no draft of their uploader.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { images, imageUploads, quizImages } from '@quorbit/db/schema/images';
import { and, gt, lt, not, notExists, sql } from 'drizzle-orm';
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ImageAccess } from '../../kernel/shared-parts.ts';

/**
 * The time that an unused picture stays stored, in milliseconds: long enough to finish a question. Pictures named in a
 * draft stay as long as the draft.
 */
const RETENTION_MS = 24 * 3_600_000;
/** The number of rows of each table that one round checks. */
const PAGE = 500;

type PruningDeps = Pick<Deps, 'database' | 'now' | 'imageAccess'>;

/** The position at which the next round continues: each round goes through a page of each table, in key order. */
interface PruningCursor {
  upload: { userId: string; hash: string } | null;
  image: string;
}

/**
 * Prunes one page of uploads and one page of pictures.
 * @returns the position at which the next round continues; null at the end of both tables.
 */
async function prunePage(
  { database, now, imageAccess }: PruningDeps,
  from: PruningCursor,
  page: number,
): Promise<PruningCursor | null> {
  const before = new Date(now().getTime() - RETENTION_MS);
  const uploads = await pageOfUploads(database.read, from.upload, page);
  if (uploads.length > 0) await database.transaction((tx) => pruneUploads(tx, uploads, before, imageAccess));
  const hashes = await pageOfImages(database.read, from.image, page);
  if (hashes.length > 0) await database.transaction((tx) => deleteUnneeded(tx, hashes, before));
  if (uploads.length < page && hashes.length < page) return null;
  return { upload: uploads.at(-1) ?? from.upload, image: hashes.at(-1) ?? from.image };
}

const START: PruningCursor = { upload: null, image: '' };

/** Prunes all pictures once, page by page. */
export async function pruneImages(deps: PruningDeps, page = PAGE): Promise<void> {
  for (let cursor: PruningCursor | null = START; cursor; ) cursor = await prunePage(deps, cursor, page);
}

function pageOfUploads(db: Executor, after: PruningCursor['upload'], limit: number) {
  return db
    .select({ userId: imageUploads.userId, hash: imageUploads.hash })
    .from(imageUploads)
    .where(
      after === null
        ? undefined
        : sql`(${imageUploads.userId}, ${imageUploads.hash}) > (${after.userId}::uuid, ${after.hash})`,
    )
    .orderBy(imageUploads.userId, imageUploads.hash)
    .limit(limit);
}

async function pruneUploads(
  tx: Tx,
  uploads: readonly { userId: string; hash: string }[],
  before: Date,
  imageAccess: readonly ImageAccess[],
) {
  const referenceConditions = imageAccess.flatMap(
    ({ isReferenced }) => isReferenced?.(sql`one.user_id`, sql`one.hash`) ?? [],
  );
  await tx.execute(sql`
    delete from ${imageUploads}
    using unnest(${sql.param(uploads.map(({ userId }) => userId))}::uuid[], ${sql.param(uploads.map(({ hash }) => hash))}::text[])
      as one (user_id, hash)
    where ${imageUploads.userId} = one.user_id and ${imageUploads.hash} = one.hash
      and ${imageUploads.uploadedAt} < ${before.toISOString()}::timestamptz
      and not exists (select from ${quizImages} where ${quizImages.hash} = one.hash)
      and ${and(...referenceConditions.map(not)) ?? sql`true`}`);
}

async function pageOfImages(db: Executor, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: images.hash })
    .from(images)
    .where(gt(images.hash, after))
    .orderBy(images.hash)
    .limit(limit);
  return rows.map(({ hash }) => hash);
}

/**
 * Deletes unused pictures. It locks them first and then checks again: an upload or a link made at this moment is either
 * seen here, or waits for the lock and starts over.
 */
async function deleteUnneeded(tx: Tx, hashes: readonly string[], before: Date): Promise<void> {
  const stillUploaded = tx
    .select({ hash: imageUploads.hash })
    .from(imageUploads)
    .where(sql`${imageUploads.hash} = ${images.hash}`);
  const usedByQuiz = tx
    .select({ hash: quizImages.hash })
    .from(quizImages)
    .where(sql`${quizImages.hash} = ${images.hash}`);
  const unneeded = and(
    isOneOf(images.hash, hashes),
    lt(images.createdAt, before),
    notExists(stillUploaded),
    notExists(usedByQuiz),
  );
  const locked = rowsOf<{ hash: string }>(
    await tx.execute(sql`select hash from ${images} where ${unneeded} order by hash for update skip locked`),
  ).map(({ hash }) => hash);
  if (locked.length === 0) return;
  await tx.delete(images).where(and(isOneOf(images.hash, locked), notExists(stillUploaded), notExists(usedByQuiz)));
}

export const imagePruning: Worker = {
  name: 'images',
  needed: true,
  pauseMs: 600_000,
  start(deps) {
    let place = START;
    return {
      async round() {
        const next = await prunePage(deps, place, PAGE);
        place = next ?? START;
        return next !== null;
      },
    };
  },
};
