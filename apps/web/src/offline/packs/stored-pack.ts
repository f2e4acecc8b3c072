import type { PackBody } from '@quorbit/contracts/quizzes/schema';

/** A pack kept on this device. */
export interface StoredPack {
  hash: string;
  quizId: string;
  body: PackBody;
  bytes: number;
}

/** @param bytes its size as downloaded, where known */
export function storedPack(hash: string, body: PackBody, bytes = JSON.stringify(body).length): StoredPack {
  return { hash, quizId: body.quizId, body, bytes };
}
