import type { SchoolRow } from '@quorbit/contracts/school/row';
import type { MirrorArea, MirrorSource } from '#offline/mirror/area.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';

const schoolRows = mirrorKind<SchoolRow>('school');

/** Whom learners in danger can turn to at school; null for nobody. */
export async function readSchoolContact({ database }: MirrorSource): Promise<string | null> {
  const [school] = await schoolRows.bodies(database);
  return school?.contact ?? null;
}

export const schoolMirror: MirrorArea = { rows: [schoolRows] };
