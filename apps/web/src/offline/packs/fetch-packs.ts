import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { isDiskFull } from '../storage-failure.ts';
import { selectWantedHashes } from './pack-hashes.ts';
import { BrokenPackError, fetchPack, type PackSource } from './packs.ts';
import { fetchPicture, listMissingPictures } from './pictures.ts';
import { RetryLaterError } from './retry-later.ts';

const RETRY_REFUSED_MS = 10 * 60_000;

/** So many are on their way at the same time, and stored together. */
const BATCH_SIZE = 6;

/** A full disk is not asked to take a pack again before that. */
const RETRY_FULL_MS = 60 * 60_000;

/** What a page knows of packs that it could not get. All times are steady ones, whatever becomes of the device's clock. */
interface FetchProblems {
  /** When the server last failed to provide a pack, by hash. */
  refusedAt: Map<string, number>;
  /** When the disk last had no space. */
  diskFullAt: number;
  /** Until when the server asked to be left alone. */
  notBefore: number;
}

const problemsByDatabase = new WeakMap<UserDatabase, FetchProblems>();

function problemsOf(database: UserDatabase): FetchProblems {
  const never = Number.NEGATIVE_INFINITY;
  const known = problemsByDatabase.get(database) ?? { refusedAt: new Map(), diskFullAt: never, notBefore: never };
  problemsByDatabase.set(database, known);
  return known;
}

/** No pack is fetched for an hour: each would be downloaded for nothing, or take the space that work needs. */
export function markDiskFull(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): void {
  problemsOf(database).diskFullAt = clock.elapsed();
}

/** Milliseconds until packs and pictures are fetched again, where the server asked to come later; else 0. */
export function remainingPause(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): number {
  return Math.max(0, problemsOf(database).notBefore - clock.elapsed());
}

/**
 * Whether all wanted packs and their pictures are here; `no space`: none is fetched for an hour, or until rows change after
 * that.
 */
export type FetchResult = 'all' | 'missing' | 'no space';

/**
 * Fetches the packs that this device should have, in the order of the areas that want them, and then the pictures of all
 * packs here. Stops without a network: then some are missing, and the next exchange tries again. Stops for an hour where
 * there is no space, and for as long as the server asks (`remainingPause`).
 */
export async function fetchWantedPacks(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  source: PackSource,
): Promise<FetchResult> {
  const packs = await fetchMissing(database, source, {
    listHashes: () => listWantedHashes(database, areas),
    fetch: (hash) => fetchPack(hash, source),
    store: (fetched) => database.packs.bulkPut(fetched),
  });
  if (packs === 'no space') return packs;
  const pictures = await fetchMissing(database, source, {
    listHashes: () => listMissingPictures(database),
    fetch: (hash) => fetchPicture(hash, source),
    store: (fetched) => database.pictures.bulkPut(fetched),
  });
  return pictures === 'all' ? packs : pictures;
}

interface MissingFiles<T> {
  listHashes: () => Promise<string[]>;
  /** Rejects with `BrokenPackError` where the server answers with something else. */
  fetch: (hash: string) => Promise<T>;
  store: (fetched: T[]) => Promise<unknown>;
}

async function fetchMissing<T>(
  database: UserDatabase,
  source: PackSource,
  missing: MissingFiles<T>,
): Promise<FetchResult> {
  const problems = problemsOf(database);
  const { refusedAt, diskFullAt } = problems;
  const { elapsed } = source.clock;
  if (elapsed() - diskFullAt < RETRY_FULL_MS) return 'no space';
  const wanted = await missing.listHashes();
  const hashes = wanted.filter(
    (hash) => elapsed() - (refusedAt.get(hash) ?? Number.NEGATIVE_INFINITY) >= RETRY_REFUSED_MS,
  );
  let fetched: FetchResult = hashes.length === wanted.length ? 'all' : 'missing';
  if (remainingPause(database, source) > 0) return wanted.length === 0 ? 'all' : 'missing';
  for (const batch of toBatches(hashes)) {
    const results = await Promise.allSettled(batch.map((hash) => missing.fetch(hash)));
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [{ hash: batch[index] ?? '', reason: result.reason, broken: result.reason instanceof BrokenPackError }]
        : [],
    );
    for (const { hash, broken, reason } of failures) {
      if (broken) refusedAt.set(hash, elapsed());
      if (reason instanceof RetryLaterError) problems.notBefore = elapsed() + reason.ms;
    }
    const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    try {
      // Readers of packs read them again after each write.
      if (arrived.length > 0) await missing.store(arrived);
    } catch (error) {
      if (!isDiskFull(error)) return 'missing';
      markDiskFull(database, source);
      return 'no space';
    }
    if (failures.length > 0) fetched = 'missing';
    if (failures.some(({ broken }) => !broken)) break;
  }
  return fetched;
}

/** The first one alone, which tells whether there is a network; the others several at once. */
function toBatches(hashes: readonly string[]): string[][] {
  const [first, ...rest] = hashes;
  if (first === undefined) return [];
  const batches = Array.from({ length: Math.ceil(rest.length / BATCH_SIZE) }, (_, index) =>
    rest.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  return [[first], ...batches];
}

async function listWantedHashes(database: UserDatabase, areas: readonly MirrorArea[]): Promise<string[]> {
  const stored = new Set(await database.packs.toCollection().primaryKeys());
  const wanted = await readMirror({ database, areas, unsaved: [] }, selectWantedHashes);
  return [...new Set(wanted)].filter((hash) => hash !== '' && !stored.has(hash));
}
