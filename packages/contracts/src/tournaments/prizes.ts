// Decides which prize a player wins. Pure functions.
import type { Standing } from './standings.ts';

/**
 * Returns the prize for a rank; players who share a rank share its prize. A player who played no quiz or was withdrawn
 * wins none.
 * @returns null if the player wins no prize.
 */
export function findPrize<Prize extends { position: number }>(
  prizes: readonly Prize[],
  { rank, quizzes }: Pick<Standing, 'rank' | 'quizzes'>,
  { withdrawn }: { withdrawn: boolean },
): Prize | null {
  if (withdrawn || quizzes === 0) return null;
  return prizes.find(({ position }) => position === rank) ?? null;
}
