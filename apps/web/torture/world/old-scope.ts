import { newId } from '@quorbit/contracts/lib/ids';
import { moveDigest, rowHash } from '@quorbit/contracts/sync/digest';
import type { SyncStorage } from '#offline/queue/storage.ts';

/** A scope that only earlier versions of the product had. */
const SCOPE = 'premium';
const VERSION = 1;

/**
 * Adds the data of a device that last synced with an earlier version: a row of a scope that no longer exists, and the
 * cursor's place in it.
 */
export async function addOldScopeRow(disk: SyncStorage): Promise<void> {
  await disk.write(async (tx) => {
    const meta = await tx.meta();
    if (meta === null || meta.cursor === '') return;
    const row = { scope: SCOPE, kind: 'pack', id: newId(), version: VERSION, body: null };
    const replaced = await tx.putRows([{ ...row, generation: meta.generation }]);
    const added = [rowHash(row.kind, row.id, row.version)];
    const removed = replaced.map(({ kind, id, version }) => rowHash(kind, id, version));
    await tx.setMeta({
      ...meta,
      digest: moveDigest(meta.digest, added, removed),
      cursor: `${meta.cursor},${SCOPE}:${VERSION}`,
    });
  });
}
