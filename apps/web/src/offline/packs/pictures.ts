import type { UserDatabase } from '../database.ts';
import { isDiskFull } from '../storage-failure.ts';
import { BrokenPackError, isHashOf, type PackSource } from './packs.ts';
import { requireAvailable, retryWhileBusy } from './retry-later.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Rejects as `fetchPack` does; stores nothing. */
export async function fetchPicture(hash: string, source: Pick<PackSource, 'fetchPicture'>): Promise<StoredPicture> {
  const response = await requireAvailable(source.fetchPicture(hash));
  if (!response.ok) throw new BrokenPackError(`The picture could not be fetched: status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (!(await isHashOf(hash, bytes))) throw new BrokenPackError('The picture did not arrive as it was sent.');
  return { hash, type: response.headers.get('content-type') ?? '', bytes };
}

/** A picture, from this device if it is here. Kept for as long as a pack here shows it. Rejects as `fetchPicture` does. */
export async function readPicture(
  database: UserDatabase,
  hash: string,
  source: Pick<PackSource, 'fetchPicture'>,
): Promise<StoredPicture> {
  // A browser that keeps nothing still shows it.
  const known = await database.pictures.get(hash).catch(() => undefined);
  if (known) return known;
  const picture = await fetchPicture(hash, source);
  await saveIfReferenced(database, picture).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  return picture;
}

/**
 * Fetches the pictures of a pack that is here already, with the pauses that the server asks for. Rejects as `fetchPicture`
 * does, and where there is no space.
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

/** Hashes of pictures that packs on this device show and that aren't here yet. */
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
