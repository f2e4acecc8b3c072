/** For playing to the end. */
const FINISHED = 10;
/** With three players or more, by place. */
const PLACES = [30, 20, 10] as const;
const TWO_PLAYERS_WIN = 15;

/** What a game pays. @param players how many played to the end */
export function roomXp({ rank, players, own }: { rank: number; players: number; own: boolean }): number {
  if (own) return 0;
  if (players >= PLACES.length) return FINISHED + (PLACES[rank - 1] ?? 0);
  return FINISHED + (players === 2 && rank === 1 ? TWO_PLAYERS_WIN : 0);
}
