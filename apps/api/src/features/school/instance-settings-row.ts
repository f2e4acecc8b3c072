/** The id of the one mirrored row. */
export const INSTANCE_SETTINGS_ROW = 'school';
