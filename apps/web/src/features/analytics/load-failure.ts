/** The words of every part of analytics that can't be loaded. */
export const LOAD_FAILURE = {
  message: 'Failed to load analytics. Please try again later.',
  kept: 'Your results are safe.',
};
