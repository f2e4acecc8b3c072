import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { parsePictureHash } from './picture-address.ts';

/** A pack as it's stored on this device. */
export interface StoredPack {
  hash: string;
  quizId: string;
  body: PackBody;
  bytes: number;
  /**
   * Hashes of the pack's pictures; missing if an older version of the app stored the pack, because its questions then
   * contain their pictures.
   */
  pictures?: string[];
  /** Set on a pack that a visitor took before there was an account, because its quiz's row may not be here yet. */
  welcome?: true;
}

/**
 * Creates the record in which a pack is stored.
 * @param bytes the downloaded size in bytes; by default the length of the pack's JSON.
 */
export function toStoredPack(hash: string, body: PackBody, bytes = JSON.stringify(body).length): StoredPack {
  return { hash, quizId: body.quizId, body, bytes, pictures: listPictureHashes(body) };
}

function listPictureHashes({ questions }: PackBody): string[] {
  const hashes = questions.map(({ image }) => image && parsePictureHash(image.src)).filter((hash) => hash !== null);
  return [...new Set(hashes)];
}
