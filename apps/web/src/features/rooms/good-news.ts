/** How good news of a game is told: long enough to be read, and gone before it covers what has to be chosen. */
export const GOOD_NEWS = { type: 'success', durationMs: 2000 } as const;
