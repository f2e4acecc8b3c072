import type { PackBody, StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import type { Context } from '../../../kernel/context.ts';
import { type Pack, packHashOf, serializePack, type VersionContent } from './packs.ts';

/** What is stored of a pack. */
export interface StoredPack {
  pack: Pick<Pack, 'hash' | 'keyed' | 'serializer' | 'salt'> & { servedAt: Date | null; body: string | null };
  version: VersionContent;
}

/** What serving a pack takes: it reads, and notes the first serving in a transaction of its own. */
export type ServingContext = Pick<Context, 'db' | 'write' | 'now'>;

/** The pack's bytes, as they were hashed when its version was made. */
export function bytesOf({ pack, version }: StoredPack): string {
  if (pack.body !== null) return pack.body;
  const body = serializePack(version, pack);
  if (packHashOf(body) !== pack.hash) throw new Error(`The pack ${pack.hash} was made with other bytes.`);
  return body;
}

/** What a player needs to begin with this pack. */
export function toStartedQuiz(
  quizId: string,
  stored: StoredPack,
  { ranked, now }: { ranked: boolean; now: Date },
): StartedQuiz {
  const pack: PackBody = JSON.parse(bytesOf(stored));
  return { quizId, packHash: stored.pack.hash, pack, ranked, serverNow: now.toISOString() };
}
