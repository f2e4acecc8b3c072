import type { DataStep } from '@quorbit/db/client';
import { writeInside } from '@quorbit/db/write';
import { recordForAll } from './shown-to-all.service.ts';

/** Older versions mirrored every quiz that everybody sees. */
export const trimEveryone: DataStep = {
  migration: '0004_keys',
  run: (tx) => writeInside(tx, ['everyone'], () => recordForAll(tx)),
};
