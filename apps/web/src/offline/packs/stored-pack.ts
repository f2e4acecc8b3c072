import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { parsePictureHash } from './picture-address.ts';

/** A pack kept on this device. */
export interface StoredPack {
  hash: string;
  quizId: string;
  body: PackBody;
  bytes: number;
  /** Hashes of its pictures; missing where an older app stored it, whose packs held their pictures themselves. */
  pictures?: string[];
}

/** @param bytes its size as downloaded, where known */
export function toStoredPack(hash: string, body: PackBody, bytes = JSON.stringify(body).length): StoredPack {
  return { hash, quizId: body.quizId, body, bytes, pictures: listPictureHashes(body) };
}

function listPictureHashes({ questions }: PackBody): string[] {
  const hashes = questions.map(({ image }) => image && parsePictureHash(image.src)).filter((hash) => hash !== null);
  return [...new Set(hashes)];
}
