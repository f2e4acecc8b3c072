import type { DataStep } from '@quorbit/db/client';
import { writeInTransaction } from '@quorbit/db/write';
import { recordForEveryone } from './everyone-scope.service.ts';

/** Older versions mirrored every quiz that everybody sees. */
export const trimEveryone: DataStep = {
  migration: '0004_keys',
  run: (tx) => writeInTransaction(tx, ['everyone'], () => recordForEveryone(tx)),
};
