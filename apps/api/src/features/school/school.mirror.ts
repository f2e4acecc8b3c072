import { type SchoolRow, schoolRow } from '@quorbit/contracts/school/row';
import type { MirrorReader } from '../../kernel/shared-parts.ts';
import { findSchool } from './school.repository.ts';
import { SCHOOL_ROW } from './school-row.ts';

/** The mirror row of kind `school`, in everybody's scope: help for learners in danger names it without a network too. */
export const schoolMirror: MirrorReader = {
  kind: 'school',
  body: schoolRow,
  ids: async (db) => ((await findSchool(db))?.contact ? [SCHOOL_ROW] : []),
  async read(db, _audience, ids) {
    const contact = (await findSchool(db))?.contact ?? null;
    if (contact === null || !ids.includes(SCHOOL_ROW)) return new Map();
    const body: SchoolRow = { contact };
    return new Map([[SCHOOL_ROW, body]]);
  },
};
