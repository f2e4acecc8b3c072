import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { isDiskFull } from '../storage-failure.ts';
import { ComeAgainError } from './come-again.ts';
import { selectWantedHashes } from './names.ts';
import { BrokenPackError, fetchPack, type PackSource } from './packs.ts';
import { fetchPicture, readMissingPictures } from './pictures.ts';

const ASK_AGAIN_MS = 10 * 60_000;

/** So many are on their way at the same time, and stored together. */
const AT_ONCE = 6;

/** A full disk is not asked to take a pack again before that. */
const SPACE_AGAIN_MS = 60 * 60_000;

/** What a page knows of packs that it could not get. All times are steady ones, whatever becomes of the device's clock. */
interface Troubles {
  /** When the server last failed to provide a pack, by hash. */
  refused: Map<string, number>;
  /** When the disk last had no space. */
  full: number;
  /** Until when the server asked to be left alone. */
  notBefore: number;
}

const troubles = new WeakMap<UserDatabase, Troubles>();

function troublesOf(database: UserDatabase): Troubles {
  const never = Number.NEGATIVE_INFINITY;
  const known = troubles.get(database) ?? { refused: new Map(), full: never, notBefore: never };
  troubles.set(database, known);
  return known;
}

/** No pack is fetched for an hour: each would be downloaded for nothing, or take the space that work needs. */
export function noteDiskFull(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): void {
  troublesOf(database).full = clock.elapsed();
}

/** Milliseconds until packs and pictures are fetched again, where the server asked to come later; else 0. */
export function pauseLeft(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): number {
  return Math.max(0, troublesOf(database).notBefore - clock.elapsed());
}

/**
 * Whether all wanted packs and their pictures are here; `no space`: none is fetched for an hour, or until rows change after
 * that.
 */
export type Fetched = 'all' | 'missing' | 'no space';

/**
 * Fetches the packs that this device should have, in the order of the areas that want them, and then the pictures of all
 * packs here. Stops without a network: then some are missing, and the next exchange tries again. Stops for an hour where
 * there is no space, and for as long as the server asks (`pauseLeft`).
 */
export async function fetchWantedPacks(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  source: PackSource,
): Promise<Fetched> {
  const packs = await fetchMissing(database, source, {
    hashes: () => readWantedHashes(database, areas),
    fetch: (hash) => fetchPack(hash, source),
    store: (fetched) => database.packs.bulkPut(fetched),
  });
  if (packs === 'no space') return packs;
  const pictures = await fetchMissing(database, source, {
    hashes: () => readMissingPictures(database),
    fetch: (hash) => fetchPicture(hash, source),
    store: (fetched) => database.pictures.bulkPut(fetched),
  });
  return pictures === 'all' ? packs : pictures;
}

interface Missing<T> {
  hashes: () => Promise<string[]>;
  /** Rejects with `BrokenPackError` where the server answers with something else. */
  fetch: (hash: string) => Promise<T>;
  store: (fetched: T[]) => Promise<unknown>;
}

async function fetchMissing<T>(database: UserDatabase, source: PackSource, missing: Missing<T>): Promise<Fetched> {
  const known = troublesOf(database);
  const { refused, full } = known;
  const { elapsed } = source.clock;
  if (elapsed() - full < SPACE_AGAIN_MS) return 'no space';
  const wanted = await missing.hashes();
  const hashes = wanted.filter((hash) => elapsed() - (refused.get(hash) ?? Number.NEGATIVE_INFINITY) >= ASK_AGAIN_MS);
  let fetched: Fetched = hashes.length === wanted.length ? 'all' : 'missing';
  if (pauseLeft(database, source) > 0) return wanted.length === 0 ? 'all' : 'missing';
  for (const set of setsOf(hashes)) {
    const results = await Promise.allSettled(set.map((hash) => missing.fetch(hash)));
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [{ hash: set[index] ?? '', reason: result.reason, broken: result.reason instanceof BrokenPackError }]
        : [],
    );
    for (const { hash, broken, reason } of failures) {
      if (broken) refused.set(hash, elapsed());
      if (reason instanceof ComeAgainError) known.notBefore = elapsed() + reason.ms;
    }
    const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    try {
      // Readers of packs read them again after each write.
      if (arrived.length > 0) await missing.store(arrived);
    } catch (error) {
      if (!isDiskFull(error)) return 'missing';
      noteDiskFull(database, source);
      return 'no space';
    }
    if (failures.length > 0) fetched = 'missing';
    if (failures.some(({ broken }) => !broken)) break;
  }
  return fetched;
}

/** The first one alone, which tells whether there is a network; the others several at once. */
function setsOf(hashes: readonly string[]): string[][] {
  const [first, ...rest] = hashes;
  if (first === undefined) return [];
  const sets = Array.from({ length: Math.ceil(rest.length / AT_ONCE) }, (_, index) =>
    rest.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return [[first], ...sets];
}

async function readWantedHashes(database: UserDatabase, areas: readonly MirrorArea[]): Promise<string[]> {
  const here = new Set(await database.packs.toCollection().primaryKeys());
  const wanted = await readMirror({ database, areas, unsaved: [] }, selectWantedHashes);
  return [...new Set(wanted)].filter((hash) => hash !== '' && !here.has(hash));
}
