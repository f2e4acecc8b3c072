/** How good news of a game is told: one at a time, long enough to be read, and gone before it covers what has to be chosen. */
export const GOOD_NEWS = { type: 'success', durationMs: 2000, group: 'room' } as const;
