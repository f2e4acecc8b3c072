/** Toasts with good news of a game: only one at a time, and gone before it covers the answers. */
export const SUCCESS_TOAST = { type: 'success', durationMs: 2000, group: 'room' } as const;
