// The default theme is separate from the other names, because it's loaded with the start of the app.
export const DEFAULT_THEME = 'Default';
