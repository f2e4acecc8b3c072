import * as z from 'zod/mini';

/** The SHA-256 hash of a stored picture's bytes, in hexadecimal. */
export const imageHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const IMAGE_PATH = /^\/images\/([0-9a-f]{64})$/;

/** Returns the path of a stored picture, as questions contain it. */
export function imagePathOf(hash: string): string {
  return `/images/${hash}`;
}

/** Returns the hash from the path of a stored picture; null for data URLs, which old questions contain. */
export function findImageHash(src: string): string | null {
  return IMAGE_PATH.exec(src)?.[1] ?? null;
}

/** Lists the addresses of the pictures in the questions. */
export function listImageSrcs(questions: readonly { image: { src: string } | null }[]): string[] {
  return questions.flatMap(({ image }) => (image ? [image.src] : []));
}
