/** The qualities of a rating, i.e. how well the learner knew the answer: 1 (forgot), 3 (hard) or 5 (easy). */
export const QUALITIES = [1, 3, 5] as const;
export type Quality = (typeof QUALITIES)[number];

/** The labels of the rating buttons. */
export const QUALITY_NAMES = { 1: 'Forgot', 3: 'Hard', 5: 'Easy' } as const satisfies Record<Quality, string>;
