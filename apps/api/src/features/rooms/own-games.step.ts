import type { DataStep } from '@quorbit/db/client';
import { noteOwnGames as note } from './rooms.repository.ts';

/** Games were stored without whose quiz they were, and wins at one's own quiz not as wins: figures stay what they were. */
export const backfillOwnGames: DataStep = { migration: '0020_won-games', run: note };
