// Separate from `trial.ts`, because every signed-in page checks for a leftover trial and shouldn't load more code for
// that.

/**
 * The trial's key in local storage. A visitor has no database of their own yet, and a trial is only as large as three
 * questions.
 */
export const TRIAL_KEY = 'trial';

/** Returns whether this browser has a trial with answers. */
export function isTrialBegun(): boolean {
  return /"answers":\{"/.test(localStorage.getItem(TRIAL_KEY) ?? '');
}
