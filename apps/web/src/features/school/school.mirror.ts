import type { SchoolRow } from '@quorbit/contracts/school/row';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { selector } from '#offline/mirror/selector.ts';

const schoolRows = mirrorKind<SchoolRow>('school');

/** Whom learners in danger can turn to at school; null for nobody. */
export const selectSchoolContact = selector((get) => get(schoolRows.bodies)[0]?.contact ?? null);

export const schoolMirror: MirrorArea = { rows: [schoolRows] };
