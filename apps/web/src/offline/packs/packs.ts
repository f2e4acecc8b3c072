import { packBody } from '@quorbit/contracts/quizzes/schema';
import type { PackRow } from '@quorbit/contracts/sync/rows';
import * as z from 'zod/mini';
import { fetchWithTimeout } from '#lib/fetch-with-timeout.ts';
import { callHeaders } from '#lib/trpc.ts';
import type { UserDatabase } from '../database.ts';
import { type StoredPack, storedPack } from './stored-pack.ts';

/** A pack did not come as its name says. */
export class BrokenPackError extends Error {
  override readonly name = 'BrokenPackError';
}

/**
 * Fetches a pack by its hash and keeps it; one that is here already is not fetched again. Rejects with
 * `BrokenPackError` where the bytes are not those of the hash, and as `fetchWithTimeout` does.
 */
export async function downloadPack(database: UserDatabase, hash: string): Promise<StoredPack> {
  const known = await database.packs.get(hash);
  if (known) return known;
  const response = await fetchWithTimeout(`/packs/${hash}.json`, { headers: callHeaders() });
  if (!response.ok) throw new BrokenPackError(`The pack could not be fetched: status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!(await isHashOf(hash, bytes))) throw new BrokenPackError('The pack did not arrive as it was sent.');
  const body = z.safeParse(packBody, JSON.parse(new TextDecoder().decode(bytes)));
  if (!body.success) throw new BrokenPackError('The pack cannot be read.');
  const pack = storedPack(hash, body.data, bytes.byteLength);
  await database.packs.put(pack);
  return pack;
}

/** The pack to take a quiz with while there is no network: its present one, else whichever is here; null for none. */
export async function readPackOfQuiz(database: UserDatabase, quizId: string): Promise<StoredPack | null> {
  const kept = await database.packs.where('quizId').equals(quizId).toArray();
  const rows = await database.rows.where('kind').equals('pack').toArray();
  const present = rows.map(({ body }) => body as PackRow).find((row) => row.quizId === quizId)?.hash;
  const newestFirst = kept.sort((a, b) => b.body.version - a.body.version);
  return kept.find(({ hash }) => hash === present) ?? newestFirst[0] ?? null;
}

/** Where the browser cannot tell, as over plain HTTP, the bytes are taken as they came. */
async function isHashOf(hash: string, bytes: ArrayBuffer): Promise<boolean> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
