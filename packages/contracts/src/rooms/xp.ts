/** For playing to the end. */
const FINISHED = 10;
/** With three players or more, by place. */
const PLACES = [30, 20, 10] as const;
const TWO_PLAYERS_WIN = 15;

/** What rooms pay one learner on one of the learner's days at most. */
export const ROOM_XP_A_DAY = 500;

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
export function roomXp({ rank, correct, players }: GameResult, { own }: { own: boolean }): number {
  if (own) return 0;
  if (correct === 0) return FINISHED;
  if (players >= PLACES.length) return FINISHED + (PLACES[rank - 1] ?? 0);
  return FINISHED + (players === 2 && rank === 1 ? TWO_PLAYERS_WIN : 0);
}

/** Whether a game is won: first, alone or with others, with a right answer and against somebody. */
export function isWon({ rank, correct, players }: GameResult): boolean {
  return rank === 1 && correct > 0 && players > 1;
}
