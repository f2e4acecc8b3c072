/** Options for toasts with good news during a game: only one at a time, and closed before it covers the answers. */
export const SUCCESS_TOAST = { type: 'success', durationMs: 2000, group: 'room' } as const;
