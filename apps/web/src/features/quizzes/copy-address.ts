const GAME_KINDS = ['challenge', 'tournament'] as const;
/** The kind of game that an admin creates from quizzes. */
export type GameKind = (typeof GAME_KINDS)[number];

/**
 * The parameters of a quiz copied for a game, whose questions are to be replaced: the original quiz and the kind of
 * game.
 */
export interface CopyParams {
  copyOf: string;
  game: GameKind;
}

/** The unchecked search parameters of the URL. */
export type CopyAddress = { [Name in keyof CopyParams]?: unknown };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the copy parameters from the URL.
 * @returns null if the URL has no valid copy parameters.
 */
export function parseCopyAddress({ copyOf, game }: CopyAddress): CopyParams | null {
  const knownGame = GAME_KINDS.find((gameKind) => gameKind === game);
  return knownGame && typeof copyOf === 'string' && UUID.test(copyOf)
    ? { copyOf: copyOf.toLowerCase(), game: knownGame }
    : null;
}
