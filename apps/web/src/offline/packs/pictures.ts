import type { UserDatabase } from '../database.ts';
import { isDiskFull } from '../storage-failure.ts';
import { BrokenPackError, isHashOf, type PackSource } from './packs.ts';
import { requireAvailable, retryWhileBusy } from './retry-later.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Fetches a picture by its hash without storing it. Rejects as `fetchPack` does. */
export async function fetchPicture(hash: string, source: Pick<PackSource, 'fetchPicture'>): Promise<StoredPicture> {
  const response = await requireAvailable(source.fetchPicture(hash));
  if (!response.ok) throw new BrokenPackError(`The picture could not be fetched: status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!(await isHashOf(hash, bytes))) throw new BrokenPackError('The picture did not arrive as it was sent.');
  return { hash, type: response.headers.get('content-type') ?? '', bytes };
}

/**
 * Returns a picture from this device, or else fetches it and stores it if a pack here shows it. Rejects as
 * `fetchPicture` does.
 */
export async function readPicture(
  database: UserDatabase,
  hash: string,
  source: Pick<PackSource, 'fetchPicture'>,
): Promise<StoredPicture> {
  // If the browser can't read its database, the picture is fetched and shown all the same.
  const known = await database.pictures.get(hash).catch(() => undefined);
  if (known) return known;
  const picture = await fetchPicture(hash, source);
  await saveIfReferenced(database, picture).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  return picture;
}

/**
 * Fetches and stores the missing pictures of a pack that is on this device, with the pauses that the server asks for.
 * Rejects as `fetchPicture` does, and if the disk is full.
 */
export async function savePackPictures(
  database: UserDatabase,
  hashes: readonly string[],
  source: Pick<PackSource, 'fetchPicture' | 'clock'>,
): Promise<void> {
  const stored = new Set(await database.pictures.where('hash').anyOf(hashes).primaryKeys());
  for (const hash of hashes) {
    if (stored.has(hash)) continue;
    await saveIfReferenced(database, await retryWhileBusy(source.clock, () => fetchPicture(hash, source)));
  }
}

async function saveIfReferenced(database: UserDatabase, picture: StoredPicture): Promise<void> {
  const { packs, pictures } = database;
  await database.transaction('rw', [packs, pictures], async () => {
    if ((await packs.where('pictures').equals(picture.hash).count()) > 0) await pictures.put(picture);
  });
}

/** Returns the hashes of pictures that packs on this device show but that aren't stored yet. */
export async function listMissingPictures({ packs, pictures }: UserDatabase): Promise<string[]> {
  const stored = new Set(await pictures.toCollection().primaryKeys());
  return (await listReferencedPictures(packs)).filter((hash) => !stored.has(hash));
}

/** Removes pictures that no pack here shows any more. Call it in a transaction over packs and pictures. */
export async function pruneUnusedPictures({ packs, pictures }: UserDatabase): Promise<void> {
  const stored = await pictures.toCollection().primaryKeys();
  if (stored.length === 0) return;
  const referenced = new Set(await listReferencedPictures(packs));
  await pictures.bulkDelete(stored.filter((hash) => !referenced.has(hash)));
}

async function listReferencedPictures(packs: UserDatabase['packs']): Promise<string[]> {
  return (await packs.orderBy('pictures').uniqueKeys()).map(String);
}
