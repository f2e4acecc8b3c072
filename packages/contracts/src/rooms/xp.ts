/** The XP for playing a game to the end. */
const FINISHED_XP = 10;
/** The additional XP of the first three places, in games with three players or more. */
const PLACE_XP = [30, 20, 10] as const;
const TWO_PLAYER_WIN_XP = 15;

/** The most XP that a learner can earn in rooms on one learner's day. */
export const MAX_ROOM_XP_PER_DAY = 500;

/** The result of a player who answered at least one question of a game and stayed to the end. */
export interface GameResult {
  /** The rank, from 1; equal players share a rank. */
  rank: number;
  /** The number of right answers; a player without any gets no XP for a place. */
  correct: number;
  /** The number of players who answered at least one question and stayed to the end. */
  players: number;
}

/**
 * Returns the XP that a game pays a player.
 * @param own whether the player owns the quiz, which pays nothing.
 */
export function computeRoomXp({ rank, correct, players }: GameResult, { own }: { own: boolean }): number {
  if (own) return 0;
  if (correct === 0) return FINISHED_XP;
  if (players >= PLACE_XP.length) return FINISHED_XP + (PLACE_XP[rank - 1] ?? 0);
  return FINISHED_XP + (players === 2 && rank === 1 ? TWO_PLAYER_WIN_XP : 0);
}

/** Returns whether the player won: ranked first, alone or shared, with a right answer and at least one opponent. */
export function isWon({ rank, correct, players }: GameResult): boolean {
  return rank === 1 && correct > 0 && players > 1;
}
