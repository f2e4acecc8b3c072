import { newId } from '@quorbit/contracts/lib/ids';
import type { DeviceStore } from './device-store.ts';
import type { MirrorArea } from './mirror/area.ts';
import { AREAS } from './mirror/inputs.ts';
import { readMirror } from './mirror/read-mirror.ts';
import { createSelector } from './mirror/selector.ts';
import { addToQueue } from './queue/enqueue.ts';

const selectUpgradeWork = createSelector((get) =>
  get(AREAS).flatMap(({ upgradeWork }) => (upgradeWork ? get(upgradeWork) : [])),
);

/**
 * Queues once what this build makes of things that an older one left on the device. To be called before each exchange:
 * the first may already take away what that work is made of.
 */
export async function enqueueUpgradeWork(
  { database, storage, writer }: Pick<DeviceStore, 'database' | 'storage' | 'writer'>,
  areas: readonly MirrorArea[],
): Promise<void> {
  const meta = await storage.read((tx) => tx.meta());
  if (meta === null || meta.keeps) return;
  const work = await readMirror({ database, areas, unsaved: [] }, selectUpgradeWork);
  const ops = work.map(writer.toOp);
  await storage.write(async (tx) => {
    // Another tab may have been faster.
    if ((await tx.meta())?.keeps) return;
    await addToQueue(tx, ops, newId());
    const next = await tx.meta();
    if (next) await tx.setMeta({ ...next, keeps: true });
  });
}
