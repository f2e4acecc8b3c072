// Apart from `trial.ts`: every signed-in page looks whether there is one.

/** In local storage: a visitor has no database of their own yet, and this is as large as three questions. */
export const TRIAL_KEY = 'trial';
