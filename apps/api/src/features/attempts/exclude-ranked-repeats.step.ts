import type { DataStep } from '@quorbit/db/client';
import { excludeRankedRepeats as excludeRepeats } from './attempts.repository.ts';

/** Counts only the first of a learner's attempts at a ranked quiz; older versions counted all of them. */
export const excludeRankedRepeats: DataStep = { migration: '0001_reviews', run: excludeRepeats };
