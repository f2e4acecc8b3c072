/** The id of the only mirror row of kind `school`. */
export const INSTANCE_SETTINGS_ROW = 'school';
