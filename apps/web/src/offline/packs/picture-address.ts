const ADDRESS = /^\/images\/([0-9a-f]{64})$/;

export const pictureAddress = (hash: string): string => `/images/${hash}`;

/** Returns the hash in a picture's address; null for pictures that are embedded in the question. */
export function parsePictureHash(src: string): string | null {
  return ADDRESS.exec(src)?.[1] ?? null;
}
