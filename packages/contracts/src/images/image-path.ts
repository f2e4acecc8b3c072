import * as z from 'zod/mini';

/** SHA-256 of a stored picture's bytes. */
export const imageHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const IMAGE_PATH = /^\/images\/([0-9a-f]{64})$/;

/** The address of a stored picture, as questions contain it. */
export function imagePathOf(hash: string): string {
  return `/images/${hash}`;
}

/** The hash in the address of a stored picture; null for data URLs, which old questions have. */
export function findImageHash(src: string): string | null {
  return IMAGE_PATH.exec(src)?.[1] ?? null;
}

/** The addresses of these questions' pictures. */
export function listImageSrcs(questions: readonly { image: { src: string } | null }[]): string[] {
  return questions.flatMap(({ image }) => (image ? [image.src] : []));
}
