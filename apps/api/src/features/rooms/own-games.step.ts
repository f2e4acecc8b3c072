import type { DataStep } from '@quorbit/db/client';
import { noteOwnGames as note } from './rooms.repository.ts';

/**
 * Marks, in games that older versions stored, the players who played their own quiz, and counts their first places
 * there as wins. Statistics stay the same.
 */
export const backfillOwnGames: DataStep = { migration: '0020_won-games', run: note };
