// Apart from the other names: it is loaded with the start of the app.
export const DEFAULT_THEME = 'Default';
