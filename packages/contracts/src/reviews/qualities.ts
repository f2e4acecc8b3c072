/** How well the learner knew the answer: 1, 3 or 5. */
export const QUALITIES = [1, 3, 5] as const;
export type Quality = (typeof QUALITIES)[number];

/** The labels of the buttons. */
export const QUALITY_NAMES = { 1: 'Forgot', 3: 'Hard', 5: 'Easy' } as const satisfies Record<Quality, string>;
