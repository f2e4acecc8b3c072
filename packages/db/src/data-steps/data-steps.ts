import type { Tx } from '../client.ts';
import { buildCards } from './build-cards.ts';

/**
 * What SQL alone cannot bring up to date, by the number of the migration that made it necessary. A step runs once, in
 * the transaction of the upgrade and after all its migrations, so it is written against the newest schema. A database
 * made by this very upgrade has nothing to bring up to date.
 */
const DATA_STEPS: Readonly<Record<number, (tx: Tx) => Promise<void>>> = {
  1: buildCards,
};

/** Runs the steps of the migrations `from` (counted from 0) up to, but without, `to`. */
export async function runDataSteps(tx: Tx, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) await DATA_STEPS[number]?.(tx);
}
