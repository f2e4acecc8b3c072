import { area } from '../../area.ts';
import { parkedReplay } from './replay.worker.ts';
import { syncSweep } from './sweep.worker.ts';
import { parkedMirror } from './sync.mirror.ts';
import { discard } from './sync.ops.ts';
import { syncPersonal } from './sync.personal.ts';
import { syncRouter } from './sync.router.ts';
import { scopeDigests } from './sync.totals.ts';

export const syncArea = area({
  router: syncRouter,
  mirror: [parkedMirror],
  ops: [discard],
  workers: [syncSweep, parkedReplay],
  personal: syncPersonal,
  totals: [scopeDigests],
});
