const GAME_KINDS = ['challenge', 'tournament'] as const;
/** The kind of game that somebody makes of quizzes. */
export type GameKind = (typeof GAME_KINDS)[number];

/** A copy whose questions are to be replaced, the quiz it was made of, and its purpose. */
export interface CopyParams {
  copyOf: string;
  game: GameKind;
}

/** The unchecked search parameters of the address. */
export type CopyAddress = { [Name in keyof CopyParams]?: unknown };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns null where the address names no such copy */
export function parseCopyAddress({ copyOf, game }: CopyAddress): CopyParams | null {
  const knownGame = GAME_KINDS.find((gameKind) => gameKind === game);
  return knownGame && typeof copyOf === 'string' && UUID.test(copyOf)
    ? { copyOf: copyOf.toLowerCase(), game: knownGame }
    : null;
}
