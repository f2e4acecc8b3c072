import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { images, imageUploads, quizImages } from '@quorbit/db/schema/images';
import { and, count, eq, not, or, type SQL, sql, sum } from 'drizzle-orm';
import type { ImageAccess } from '../../kernel/shared-parts.ts';

/** The person who requests a picture. */
export interface Reader {
  id: string;
  role: string;
}

/** Stores each picture once, also if two people upload the same one. */
export async function insertImage(tx: Tx, image: typeof images.$inferInsert): Promise<void> {
  await tx.insert(images).values(image).onConflictDoNothing();
}

/** Stores that a user uploaded a picture. Uploading it again restarts the day for which it's kept unused. */
export async function insertUpload(tx: Tx, userId: string, hash: string, uploadedAt: Date): Promise<void> {
  await tx
    .insert(imageUploads)
    .values({ userId, hash, uploadedAt })
    .onConflictDoUpdate({ target: [imageUploads.userId, imageUploads.hash], set: { uploadedAt } });
}

export interface StoredTotals {
  images: number;
  bytes: number;
}

const totalColumns = { images: count(), bytes: sum(images.size).mapWith(Number) };

/** The number and bytes of a person's uploads that are still stored. */
export async function sumOfUploader(tx: Tx, userId: string): Promise<StoredTotals> {
  const [row] = await tx
    .select(totalColumns)
    .from(imageUploads)
    .innerJoin(images, eq(images.hash, imageUploads.hash))
    .where(eq(imageUploads.userId, userId));
  return { images: row?.images ?? 0, bytes: row?.bytes ?? 0 };
}

/** The number and bytes of the pictures of a quiz. */
export async function sumOfQuiz(tx: Tx, quizId: string): Promise<StoredTotals> {
  const [row] = await tx
    .select(totalColumns)
    .from(quizImages)
    .innerJoin(images, eq(images.hash, quizImages.hash))
    .where(eq(quizImages.quizId, quizId));
  return { images: row?.images ?? 0, bytes: row?.bytes ?? 0 };
}

/**
 * Returns the pictures that this person uploaded or the quiz shows already, locked against deletion until the
 * transaction ends.
 */
export function lockUsable(tx: Tx, userId: string, quizId: string | null, hashes: readonly string[]) {
  const own = tx
    .select({ hash: imageUploads.hash })
    .from(imageUploads)
    .where(and(eq(imageUploads.userId, userId), eq(imageUploads.hash, images.hash)));
  const shownByQuiz = tx
    .select({ hash: quizImages.hash })
    .from(quizImages)
    .where(and(eq(quizImages.quizId, sql`${quizId}::uuid`), eq(quizImages.hash, images.hash)));
  return lockStored(tx, hashes, sql`(exists ${own} or exists ${shownByQuiz})`);
}

/** Returns which of these pictures are stored, locked against deletion until the transaction ends. */
export async function lockStored(tx: Tx, hashes: readonly string[], usable?: SQL): Promise<string[]> {
  const rows = await tx
    .select({ hash: images.hash })
    .from(images)
    .where(and(isOneOf(images.hash, hashes), usable))
    .for('key share');
  return rows.map(({ hash }) => hash);
}

/** Links pictures to a quiz. @returns whether any of them is new to the quiz */
export async function linkToQuiz(tx: Tx, quizId: string, hashes: readonly string[]): Promise<boolean> {
  const rows = await tx
    .insert(quizImages)
    .values(hashes.map((hash) => ({ quizId, hash })))
    .onConflictDoNothing()
    .returning({ hash: quizImages.hash });
  return rows.length > 0;
}

/**
 * Unlinks pictures from a quiz.
 * @param isWorded SQL for whether a stored wording of the quiz still uses the picture; such a picture stays linked.
 */
export async function unlinkFromQuiz(
  tx: Tx,
  quizId: string,
  hashes: readonly string[],
  isWorded: (quizId: string, hash: SQL) => SQL,
): Promise<void> {
  const isUsed = isWorded(quizId, sql`${quizImages.hash}`);
  await tx.delete(quizImages).where(and(eq(quizImages.quizId, quizId), isOneOf(quizImages.hash, hashes), not(isUsed)));
}

/**
 * Returns the picture's hash and type if this person may see it, otherwise undefined. Uploaders and admins may, and so
 * may people who can see a quiz that shows it, took that quiz, or play it in a room.
 */
export async function findReadable(
  db: Executor,
  reader: Reader,
  hash: string,
  now: Date,
  imageAccess: readonly ImageAccess[],
) {
  const [row] = await db
    .select({ hash: images.hash, type: images.type })
    .from(images)
    .where(and(eq(images.hash, hash), reader.role === 'admin' ? undefined : isReadableBy(reader, now, imageAccess)));
  return row;
}

function isReadableBy(reader: Reader, now: Date, imageAccess: readonly ImageAccess[]): SQL {
  const reasons = imageAccess.flatMap(({ listReasons }) => listReasons(reader, sql`${quizImages.quizId}`, now));
  return sql`(
    exists (select from ${imageUploads} where ${imageUploads.hash} = ${images.hash} and ${imageUploads.userId} = ${reader.id})
    or exists (
      select from ${quizImages} where ${quizImages.hash} = ${images.hash}
        and ${or(...reasons) ?? sql`false`}))`;
}

export async function findBytes(db: Executor, hash: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.hash, hash));
  return row?.bytes;
}

/** Returns a page of a person's uploads, for the export. */
export function pageOfUploader(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select({
      hash: images.hash,
      width: images.width,
      height: images.height,
      bytes: images.size,
      uploadedAt: imageUploads.uploadedAt,
    })
    .from(imageUploads)
    .innerJoin(images, eq(images.hash, imageUploads.hash))
    .where(and(eq(imageUploads.userId, userId), after === null ? undefined : sql`${imageUploads.hash} > ${after}`))
    .orderBy(imageUploads.hash)
    .limit(limit);
}
