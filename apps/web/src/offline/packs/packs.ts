import { type PackBody, packOnDevice } from '@quorbit/contracts/quizzes/schema';
import * as z from 'zod/mini';
import type { UserDatabase } from '../database.ts';
import type { Clock } from '../engine/clock.ts';
import { requireAvailable } from './retry-later.ts';
import { type StoredPack, toStoredPack } from './stored-pack.ts';

/** The bytes that arrived are not the pack that was asked for. */
export class BrokenPackError extends Error {
  override readonly name = 'BrokenPackError';
}

/** Where packs come from. */
export interface PackSource {
  /** Rejects as `fetchWithTimeout` does. */
  fetch: (hash: string) => Promise<Response>;
  /** Of pictures; rejects likewise. */
  fetchPicture: (hash: string) => Promise<Response>;
  clock: Pick<Clock, 'now' | 'elapsed' | 'after'>;
}

/**
 * Fetches a pack by its hash and stores it, unless it is here already. Rejects with `BrokenPackError` if the bytes do
 * not match the hash, with `RetryLaterError` if the server wants to be asked later, and as the source does.
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

/** Rejects as `downloadPack` does; stores nothing. */
export async function fetchPack(hash: string, source: Pick<PackSource, 'fetch'>): Promise<StoredPack> {
  const response = await requireAvailable(source.fetch(hash));
  if (!response.ok) throw new BrokenPackError(`The pack could not be fetched: status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!(await isHashOf(hash, bytes))) throw new BrokenPackError('The pack did not arrive as it was sent.');
  const body = z.safeParse(packOnDevice, JSON.parse(new TextDecoder().decode(bytes)));
  if (!body.success) throw new BrokenPackError('The pack cannot be read.');
  // Of the kinds that this build knows; the others are kept for a newer one.
  return toStoredPack(hash, body.data as PackBody, bytes.byteLength);
}

/** Where the browser cannot check, e.g. over plain HTTP, accepts the bytes as they are. */
export async function isHashOf(hash: string, bytes: ArrayBuffer): Promise<boolean> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}
