const GAMES = ['challenge', 'tournament'] as const;
/** What somebody makes of quizzes. */
export type GameKind = (typeof GAMES)[number];

/** A copy whose questions are to be replaced, the quiz it was made of, and its purpose. */
export interface CopyPlace {
  copyOf: string;
  game: GameKind;
}

/** What the address says, as somebody wrote it. */
export type CopyAddress = { [Name in keyof CopyPlace]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns null where the address names no such copy */
export function copyPlaceOf({ copyOf, game }: CopyAddress): CopyPlace | null {
  const known = GAMES.find((one) => one === game);
  return known && typeof copyOf === 'string' && ID.test(copyOf) ? { copyOf: copyOf.toLowerCase(), game: known } : null;
}
