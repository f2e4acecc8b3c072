import { DEFAULT_SWITCHES, type Switches } from '@quorbit/contracts/feature-switches/switches';
import type { Executor, Tx } from '@quorbit/db/client';
import { featureSwitches } from '@quorbit/db/schema/feature-switches';

const { registration, rooms, challenges, tournaments, google, trial } = featureSwitches;
const columns = { registration, rooms, challenges, tournaments, google, trial };

/** Returns the saved switches; before the first change all are on. */
export async function getSwitches(db: Executor): Promise<Switches> {
  const [row] = await db.select(columns).from(featureSwitches).limit(1);
  return row ?? DEFAULT_SWITCHES;
}

/** Returns the saved switches and locks them: other changes wait until the transaction ends. */
export async function lockSwitches(tx: Tx, now: Date): Promise<Switches> {
  await tx.insert(featureSwitches).values({ changedAt: now }).onConflictDoNothing();
  const [row] = await tx.select(columns).from(featureSwitches).limit(1).for('update');
  if (!row) throw new Error('The row of switches is missing.');
  return row;
}

export async function updateSwitches(tx: Tx, changed: Partial<Switches>, now: Date): Promise<void> {
  await tx.update(featureSwitches).set({ ...changed, changedAt: now });
}
