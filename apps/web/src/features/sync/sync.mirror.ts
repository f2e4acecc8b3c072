import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { parkedRows } from '#offline/mirror/parked-rows.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

/** The work of deleting other work, of whatever area. A device doesn't show its own voids to the user. */
const voidWork = createWorkKind({ type: VOID, name: () => 'Deleted work', answers: () => 0 });

export const syncMirror: MirrorArea = { rows: [parkedRows], work: [voidWork] };
