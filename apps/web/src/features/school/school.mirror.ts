import type { InstanceSettingsRow } from '@quorbit/contracts/school/row';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector } from '#offline/mirror/selector.ts';

const instanceRows = createRowKind<InstanceSettingsRow>('school');

/** Selects the person at school whom learners in danger can turn to; null if none is named. */
export const selectInstanceContact = createSelector((get) => get(instanceRows.bodies)[0]?.contact ?? null);

export const schoolMirror: MirrorArea = { rows: [instanceRows] };
