/** The id of the one mirrored row. */
export const SCHOOL_ROW = 'school';
