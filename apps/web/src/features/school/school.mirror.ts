import type { InstanceSettingsRow } from '@quorbit/contracts/school/row';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector } from '#offline/mirror/selector.ts';

const instanceRows = createRowKind<InstanceSettingsRow>('school');

/** Whom learners in danger can turn to at school; null for nobody. */
export const selectInstanceContact = createSelector((get) => get(instanceRows.bodies)[0]?.contact ?? null);

export const schoolMirror: MirrorArea = { rows: [instanceRows] };
