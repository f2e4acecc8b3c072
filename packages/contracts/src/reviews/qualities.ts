/** How well an answer was known, in the scale of the interface: 1, 3 or 5. */
export const QUALITIES = [1, 3, 5] as const;
export type Quality = (typeof QUALITIES)[number];

export const FORGOT: Quality = 1;

/** What the buttons say. */
export const QUALITY_NAMES = { 1: 'Forgot', 3: 'Hard', 5: 'Easy' } as const satisfies Record<Quality, string>;
