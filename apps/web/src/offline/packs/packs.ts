import { type PackBody, packOnDevice } from '@quorbit/contracts/quizzes/schema';
import * as z from 'zod/mini';
import type { UserDatabase } from '../database.ts';
import type { Clock } from '../engine/clock.ts';
import { requireAvailable } from './retry-later.ts';
import { type StoredPack, toStoredPack } from './stored-pack.ts';

/** Thrown when the server's reply isn't the requested pack or picture. */
export class BrokenPackError extends Error {
  override readonly name = 'BrokenPackError';
}

/** The source of packs and pictures, with the clock for its pauses. */
export interface PackSource {
  /** Fetches a pack by its hash. Rejects as `fetchWithTimeout` does. */
  fetch: (hash: string) => Promise<Response>;
  /** Fetches a picture by its hash. Rejects as `fetchWithTimeout` does. */
  fetchPicture: (hash: string) => Promise<Response>;
  clock: Pick<Clock, 'now' | 'elapsed' | 'after'>;
}

/**
 * Returns a pack by its hash, from this device or else fetched and stored. Rejects with `BrokenPackError` if the reply
 * isn't the pack, with `RetryLaterError` if the server asks for a pause, and with the errors of `source`.
 */
export async function downloadPack(
  database: UserDatabase,
  hash: string,
  source: Pick<PackSource, 'fetch'>,
): Promise<StoredPack> {
  const known = await database.packs.get(hash);
  if (known) return known;
  const pack = await fetchPack(hash, source);
  await database.packs.put(pack);
  return pack;
}

/** Fetches a pack by its hash without storing it. Rejects as `downloadPack` does. */
export async function fetchPack(hash: string, source: Pick<PackSource, 'fetch'>): Promise<StoredPack> {
  const response = await requireAvailable(source.fetch(hash));
  if (!response.ok) throw new BrokenPackError(`The pack could not be fetched: status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!(await isHashOf(hash, bytes))) throw new BrokenPackError('The pack did not arrive as it was sent.');
  const body = z.safeParse(packOnDevice, JSON.parse(new TextDecoder().decode(bytes)));
  if (!body.success) throw new BrokenPackError('The pack cannot be read.');
  // The type covers only the kinds of questions that this build knows. Unknown kinds are stored for a newer build.
  return toStoredPack(hash, body.data as PackBody, bytes.byteLength);
}

/** Returns whether the bytes have this SHA-256 hash; true if the browser can't compute hashes, e.g. over plain HTTP. */
export async function isHashOf(hash: string, bytes: ArrayBuffer): Promise<boolean> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
