import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { parkedRows } from '#offline/mirror/parked-rows.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

/** Discarding work of whatever area. Nobody is shown a void of this device's own. */
const voidWork = createWorkKind({ type: VOID, name: () => 'Deleted work', answers: () => 0 });

export const syncMirror: MirrorArea = { rows: [parkedRows], work: [voidWork] };
