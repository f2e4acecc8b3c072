/** For playing to the end. */
const FINISHED_XP = 10;
/** With three players or more, by place. */
const PLACE_XP = [30, 20, 10] as const;
const TWO_PLAYER_WIN_XP = 15;

/** What rooms pay one learner on one of the learner's days at most. */
export const MAX_ROOM_XP_PER_DAY = 500;

/** How somebody who answered something and stayed to the end did in a game. */
export interface GameResult {
  /** From 1; ranks are shared. */
  rank: number;
  /** Right answers: without one there is no place. */
  correct: number;
  /** How many answered something and stayed to the end. */
  players: number;
}

/** What a game pays. @param own whether the quiz is the player's own */
export function computeRoomXp({ rank, correct, players }: GameResult, { own }: { own: boolean }): number {
  if (own) return 0;
  if (correct === 0) return FINISHED_XP;
  if (players >= PLACE_XP.length) return FINISHED_XP + (PLACE_XP[rank - 1] ?? 0);
  return FINISHED_XP + (players === 2 && rank === 1 ? TWO_PLAYER_WIN_XP : 0);
}

/** Whether a game is won: first, alone or with others, with a right answer and against somebody. */
export function isWon({ rank, correct, players }: GameResult): boolean {
  return rank === 1 && correct > 0 && players > 1;
}
