import type { SealingGame } from './row.ts';

/** The messages that explain why the answers of a quiz can't be seen now. */
export const SEALED_WHILE_RANKED = 'This quiz is ranked. Its answers stay hidden until it closes.';
export const SEALED_WHILE_IN_GAME = 'This quiz is part of a running game. It opens again when the game ends.';

/** Formats until when a quiz can't be taken on its own. The game is undefined where none is known, as in a room. */
export function formatLock(game: SealingGame | undefined): string {
  return game ? `Locked until '${game.name}' ends.` : SEALED_WHILE_IN_GAME;
}

/** The message for a sealed quiz, by the reason why it's sealed. */
export const SEAL_REFUSALS = { ranked: SEALED_WHILE_RANKED, game: SEALED_WHILE_IN_GAME } as const;
