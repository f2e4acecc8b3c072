import type { UserDatabase } from '../database.ts';
import { isDiskFull } from '../storage-failure.ts';
import { answerNow, whenWelcome } from './come-again.ts';
import { BrokenPackError, isHashOf, type PackSource } from './packs.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Rejects as `fetchPack` does; stores nothing. */
export async function fetchPicture(hash: string, source: Pick<PackSource, 'fetchPicture'>): Promise<StoredPicture> {
  const response = await answerNow(source.fetchPicture(hash));
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
  await keepIfNamed(database, picture).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  return picture;
}

/**
 * Fetches the pictures of a pack that is here already, with the pauses that the server asks for. Rejects as `fetchPicture`
 * does, and where there is no space.
 */
export async function keepPictures(
  database: UserDatabase,
  hashes: readonly string[],
  source: Pick<PackSource, 'fetchPicture' | 'clock'>,
): Promise<void> {
  const here = new Set(await database.pictures.where('hash').anyOf(hashes).primaryKeys());
  for (const hash of hashes) {
    if (here.has(hash)) continue;
    await keepIfNamed(database, await whenWelcome(source.clock, () => fetchPicture(hash, source)));
  }
}

async function keepIfNamed(database: UserDatabase, picture: StoredPicture): Promise<void> {
  const { packs, pictures } = database;
  await database.transaction('rw', [packs, pictures], async () => {
    if ((await packs.where('pictures').equals(picture.hash).count()) > 0) await pictures.put(picture);
  });
}

/** Hashes of pictures that packs on this device show and that aren't here yet. */
export async function readMissingPictures({ packs, pictures }: UserDatabase): Promise<string[]> {
  const here = new Set(await pictures.toCollection().primaryKeys());
  return (await namedPictures(packs)).filter((hash) => !here.has(hash));
}

/** Removes pictures that no pack here shows any more. Call it in a transaction over packs and pictures. */
export async function dropUnnamedPictures({ packs, pictures }: UserDatabase): Promise<void> {
  const here = await pictures.toCollection().primaryKeys();
  if (here.length === 0) return;
  const named = new Set(await namedPictures(packs));
  await pictures.bulkDelete(here.filter((hash) => !named.has(hash)));
}

async function namedPictures(packs: UserDatabase['packs']): Promise<string[]> {
  return (await packs.orderBy('pictures').uniqueKeys()).map(String);
}
