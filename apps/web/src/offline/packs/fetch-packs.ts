import type { UserDatabase } from '../database.ts';
import type { MirrorArea } from '../mirror/area.ts';
import { isDiskFull } from '../storage-failure.ts';
import { BrokenPackError, fetchPack, type PackSource } from './packs.ts';

const ASK_AGAIN_MS = 10 * 60_000;

/** So many are on their way at the same time, and stored together. */
const AT_ONCE = 6;

/** A full disk is not asked to take a pack again before that. */
const ROOM_AGAIN_MS = 60 * 60_000;

/** What a page knows of packs that it could not get. All times are steady ones, whatever becomes of the device's clock. */
interface Troubles {
  /** When the server last failed to provide a pack, by hash. */
  refused: Map<string, number>;
  /** When the disk last had no room. */
  full: number;
}

const troubles = new WeakMap<UserDatabase, Troubles>();

function troublesOf(database: UserDatabase): Troubles {
  const known = troubles.get(database) ?? { refused: new Map(), full: Number.NEGATIVE_INFINITY };
  troubles.set(database, known);
  return known;
}

/** No pack is fetched for an hour: each would be downloaded for nothing, or take the room that work needs. */
export function noteNoRoom(database: UserDatabase, { clock }: Pick<PackSource, 'clock'>): void {
  troublesOf(database).full = clock.elapsed();
}

/** Whether all wanted packs are here; `no room`: none is fetched for an hour, or until rows change after that. */
export type Fetched = 'all' | 'missing' | 'no room';

/**
 * Fetches the packs that this device should have, in the order of the areas that want them. Stops without a network:
 * then some are missing, and the next exchange tries again. Stops for an hour where there is no room.
 */
export async function fetchWantedPacks(
  database: UserDatabase,
  areas: readonly MirrorArea[],
  source: PackSource,
): Promise<Fetched> {
  const { refused, full } = troublesOf(database);
  const { elapsed } = source.clock;
  if (elapsed() - full < ROOM_AGAIN_MS) return 'no room';
  const wanted = await readWantedHashes(database, areas);
  const hashes = wanted.filter((hash) => elapsed() - (refused.get(hash) ?? Number.NEGATIVE_INFINITY) >= ASK_AGAIN_MS);
  let fetched: Fetched = hashes.length === wanted.length ? 'all' : 'missing';
  for (const set of setsOf(hashes)) {
    const results = await Promise.allSettled(set.map((hash) => fetchPack(hash, source)));
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected'
        ? [{ hash: set[index] ?? '', broken: result.reason instanceof BrokenPackError }]
        : [],
    );
    for (const { hash, broken } of failures) if (broken) refused.set(hash, elapsed());
    const packs = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    try {
      // Whoever reads packs reads them again after each write.
      if (packs.length > 0) await database.packs.bulkPut(packs);
    } catch (error) {
      if (!isDiskFull(error)) return 'missing';
      noteNoRoom(database, source);
      return 'no room';
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
  const wanted = new Set<string>();
  for (const { packs } of areas) for (const hash of (await packs?.wanted?.(database)) ?? []) wanted.add(hash);
  return [...wanted].filter((hash) => hash !== '' && !here.has(hash));
}
