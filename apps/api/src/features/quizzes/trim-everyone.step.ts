import type { DataStep } from '@quorbit/db/client';
import { writeInTransaction } from '@quorbit/db/write';
import { recordForEveryone } from './everyone-scope.service.ts';

/**
 * Removes all but the newest quizzes from the everyone scope, because older versions mirrored every quiz that everybody
 * sees.
 */
export const trimEveryone: DataStep = {
  migration: '0004_keys',
  run: (tx) => writeInTransaction(tx, ['everyone'], () => recordForEveryone(tx)),
};
