import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { readMirror } from '../mirror/read-mirror.ts';
import { isDiskFull } from '../storage-failure.ts';
import { selectWantedHashes } from './pack-hashes.ts';
import { BrokenPackError, fetchPack, type PackSource } from './packs.ts';
import { fetchPicture, listMissingPictures } from './pictures.ts';
import { RetryLaterError } from './retry-later.ts';

const RETRY_REFUSED_MS = 10 * 60_000;

/** The number of files that are fetched in parallel and then stored together. */
const BATCH_SIZE = 6;

/** After the disk was full, no pack is fetched for this many milliseconds. */
const RETRY_FULL_MS = 60 * 60_000;

/**
 * The failures that this page had when it fetched packs. All times are from a steady clock in milliseconds, which
 * changes of the device's clock don't affect.
 */
interface FetchProblems {
  /** The times at which the server last failed to provide a pack or picture, by hash. */
  refusedAt: Map<string, number>;
  /** The time at which the disk was last full. */
  diskFullAt: number;
  /** The time until which the server asked not to be sent requests. */
  notBefore: number;
}

const problemsByDatabase = new WeakMap<UserDatabase, FetchProblems>();

function problemsOf(database: UserDatabase): FetchProblems {
  const never = Number.NEGATIVE_INFINITY;
  const known = problemsByDatabase.get(database) ?? { refusedAt: new Map(), diskFullAt: never, notBefore: never };
  problemsByDatabase.set(database, known);
  return known;
}

/**
 * Notes that the disk is full, so that no pack is fetched for an hour: it couldn't be stored, or would take the space
 * that work needs.
 */
export function markDiskFull(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): void {
  problemsOf(database).diskFullAt = clock.elapsed();
}

/** Returns the milliseconds until packs and pictures may be fetched again if the server asked for a pause; else 0. */
export function remainingPause(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): number {
  return Math.max(0, problemsOf(database).notBefore - clock.elapsed());
}

/**
 * `all`: all wanted packs and their pictures are here. `missing`: some aren't. `no space`: the disk is full, so none is
 * fetched for an hour, and after that only once rows change.
 */
export type FetchResult = 'all' | 'missing' | 'no space';

/**
 * Fetches the packs that this device should have, in the order of the areas that want them, and then the pictures of
 * all packs here. If the network fails, it stops and returns `missing`, and the next exchange tries again. It pauses
 * for an hour after a full disk, and for as long as the server asks (`remainingPause`).
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
  /** Fetches one file. Rejects with `BrokenPackError` if the server replies with something else. */
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
      // Files are stored per batch, because screens that show packs read them again after each write.
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

/** Groups the hashes into batches. The first one is alone, because it shows whether the network works. */
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
