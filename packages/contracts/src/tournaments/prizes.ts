// Which prize somebody wins. Pure.
import type { Standing } from './standings.ts';

/**
 * The prize for a rank; who shares a rank shares its prize. Nobody wins without a quiz played, or who is withdrawn.
 * @returns null for none
 */
export function findPrize<Prize extends { position: number }>(
  prizes: readonly Prize[],
  { rank, quizzes }: Pick<Standing, 'rank' | 'quizzes'>,
  { withdrawn }: { withdrawn: boolean },
): Prize | null {
  if (withdrawn || quizzes === 0) return null;
  return prizes.find(({ position }) => position === rank) ?? null;
}
