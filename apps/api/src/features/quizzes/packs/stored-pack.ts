import type { PackBody, StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Context } from '../../../kernel/context.ts';
import { type Pack, packHashOf, serializePack, type VersionContent } from './packs.ts';

/** A stored pack with the content of the version that it was made from. */
export interface StoredPack {
  pack: Pick<Pack, 'hash' | 'keyed' | 'serializer' | 'salt'> & { servedAt: Date | null; body: string | null };
  version: VersionContent;
}

/**
 * The part of a request's context that serving a pack needs: to read, and to record the first serving in a separate
 * transaction.
 */
export type ServingContext = Pick<Context, 'db' | 'write' | 'now'>;

/**
 * Returns the pack's bytes exactly as they were hashed when its version was made.
 * @throws Error if the rebuilt bytes have another hash.
 */
export function bytesOf({ pack, version }: StoredPack): string {
  if (pack.body !== null) return pack.body;
  const body = serializePack(version, pack);
  if (packHashOf(body) !== pack.hash) throw new Error(`The pack ${pack.hash} was made with other bytes.`);
  return body;
}

/** Builds the reply to a learner who starts the quiz, with the content of this pack. */
export function toStartedQuiz(
  quizId: string,
  stored: StoredPack,
  { ranked, now }: { ranked: boolean; now: Date },
): StartedQuiz {
  const pack: PackBody = JSON.parse(bytesOf(stored));
  return { quizId, packHash: stored.pack.hash, pack, ranked, serverNow: now.toISOString() };
}
