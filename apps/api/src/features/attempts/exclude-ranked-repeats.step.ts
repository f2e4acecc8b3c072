import type { DataStep } from '@quorbit/db/client';
import { excludeRankedRepeats as excludeRepeats } from './attempts.repository.ts';

/** Of a learner's attempts at a ranked quiz only the first counts. Older versions counted all of them. */
export const excludeRankedRepeats: DataStep = { migration: '0001_reviews', run: excludeRepeats };
