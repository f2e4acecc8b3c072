import { defineArea } from '../../define-area.ts';
import { syncPruning } from './prune.worker.ts';
import { parkedReplay } from './replay.worker.ts';
import { parkedMirror } from './sync.mirror.ts';
import { discard } from './sync.ops.ts';
import { syncPersonal } from './sync.personal.ts';
import { syncRouter } from './sync.router.ts';
import { scopeDigests } from './sync.totals.ts';

export const syncArea = defineArea({
  router: syncRouter,
  mirror: [parkedMirror],
  ops: [discard],
  workers: [syncPruning, parkedReplay],
  personal: syncPersonal,
  totals: [scopeDigests],
});
