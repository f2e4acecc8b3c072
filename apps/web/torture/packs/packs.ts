import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import type { Browser } from '../world/browser.ts';
import type { Disk } from '../world/disk.ts';

/** The time in milliseconds before a pack that was refused or arrived damaged may be requested again. */
const RETRY_MS = 10 * 60_000;

interface PackRequest {
  hash: string;
  at: number;
  refused: boolean;
}

/**
 * The packs on a disk: `needed` has the hash of the pack that stored work needs, by the work's id; `stored` has the
 * hashes of the packs on the disk.
 */
interface PacksOnDisk {
  disk: Disk;
  needed: ReadonlyMap<string, string>;
  stored: ReadonlySet<string>;
}

/** The pack requests and removals of a learner's devices, recorded outside the devices. */
export class Packs {
  /** The rule violations found while the script runs. */
  readonly faults: string[] = [];
  readonly #asked = new Map<Disk, PackRequest[]>();
  /** The number of pages that were opened on each disk. */
  readonly #pages = new Map<Disk, number>();

  recordOpen(disk: Disk): void {
    this.#pages.set(disk, (this.#pages.get(disk) ?? 0) + 1);
  }

  recordRequest(disk: Disk, asked: PackRequest): void {
    this.#asked.set(disk, [...(this.#asked.get(disk) ?? []), asked]);
  }

  wasRefused(disk: Disk, hash: string): boolean {
    return (this.#asked.get(disk) ?? []).some((packRequest) => packRequest.hash === hash && packRequest.refused);
  }

  /**
   * Reports packs that were requested too often: each page may request a pack once, again after the pack was removed,
   * and again after `RETRY_MS`.
   */
  checkRequests(): void {
    for (const [disk, all] of this.#asked) {
      for (const hash of new Set(all.map((packRequest) => packRequest.hash))) {
        const times = all.filter((packRequest) => packRequest.hash === hash).map(({ at }) => at);
        const tries = 1 + Math.floor((Math.max(...times) - Math.min(...times)) / RETRY_MS);
        const most = (this.#pages.get(disk) ?? 0) * (tries + (disk.shelf?.removals.get(hash) ?? 0));
        if (times.length > most) this.faults.push(`${hash} was asked for ${times.length} times, not ${most}`);
      }
    }
  }

  /** Reports packs that were removed although work needed them both before and after a step. */
  compare(before: PacksOnDisk, after: PacksOnDisk): void {
    if (before.disk !== after.disk) return;
    for (const [id, hash] of before.needed) {
      if (before.stored.has(hash) && after.needed.get(id) === hash && !after.stored.has(hash)) {
        this.faults.push(`${hash} was removed although ${id} needs it`);
      }
    }
  }
}

/** Returns the packs on a browser's disk; null if the disk stores no packs. */
export async function readPacksOnDisk({ disk }: Browser): Promise<PacksOnDisk | null> {
  if (!disk.database) return null;
  const { outbox, rejected, packs } = disk.database;
  const drafts = disk.database.tableOf(DRAFTS);
  const [begun, waiting, refused, here] = await disk.database.transaction('r', [drafts, outbox, rejected, packs], () =>
    Promise.all([drafts.toArray(), outbox.toArray(), rejected.toArray(), packs.toCollection().primaryKeys()]),
  );
  const ops = [...waiting, ...refused.map(({ op }) => op)].filter(({ type }) => type === attemptSubmit.type);
  const needed = [
    ...begun.map(({ attemptId, packHash }) => [attemptId, packHash] as const),
    ...ops.map((op) => [op.opId, attemptSubmit.argsOf(op).packHash] as const),
  ];
  return { disk, needed: new Map(needed), stored: new Set(here) };
}
