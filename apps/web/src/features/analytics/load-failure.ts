/** The texts that every part of analytics shows when it can't be loaded. */
export const LOAD_FAILURE = {
  message: 'Failed to load analytics. Please try again later.',
  kept: 'Your results are safe.',
};
