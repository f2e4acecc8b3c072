const ADDRESS = /^\/images\/([0-9a-f]{64})$/;

export const pictureAddress = (hash: string): string => `/images/${hash}`;

/** The hash that an address names; null for pictures that a question holds itself. */
export function parsePictureHash(src: string): string | null {
  return ADDRESS.exec(src)?.[1] ?? null;
}
