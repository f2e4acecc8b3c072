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
 * Queues, once per device, the ops that this build derives from data that an older build left on the device. Must run
 * before each exchange, because the first exchange may already delete that data.
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
    // Another tab may have queued this work in the meantime.
    if ((await tx.meta())?.keeps) return;
    await addToQueue(tx, ops, newId());
    const next = await tx.meta();
    if (next) await tx.setMeta({ ...next, keeps: true });
  });
}
