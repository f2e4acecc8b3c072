/** How firmly the learner remembers a card's answer. */
export interface Strength {
  /** The number of filled parts of the strength bar, from 0 to `MAX_STRENGTH`. */
  level: number;
  name: string;
}

/** The levels above the one of new cards, each with the minimum number of days for which the answer is remembered. */
const LEVELS = [
  { minDays: 0, name: 'Fragile' },
  { minDays: 7, name: 'Growing' },
  { minDays: 30, name: 'Firm' },
  { minDays: 90, name: 'Strong' },
] as const;

export const MAX_STRENGTH = LEVELS.length;

/**
 * Returns a card's strength.
 * @param stability the number of days after which the learner still knows the answer with 90 % probability; 0 while the
 * card is new.
 */
export function strengthOf(stability: number): Strength {
  if (stability <= 0) return { level: 0, name: 'Not reviewed yet' };
  const index = LEVELS.findLastIndex(({ minDays }) => stability >= minDays);
  return { level: index + 1, name: LEVELS[index]?.name ?? '' };
}
