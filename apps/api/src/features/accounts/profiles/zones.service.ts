// Owns in which zone a learner's days are now.
import type { Executor, Tx } from '@quorbit/db/client';
import { getZone, updateZone } from '../accounts.repository.ts';

/** The zone in force, as actors have it. */
export function getCurrentZone(db: Executor, userId: string): Promise<{ timeZone: string; zoneFixed: boolean }> {
  return getZone(db, userId);
}

/** Moves the zone in force to that of the newest work, unless it is fixed. The caller has locked the learner's scope and records the profile. */
export function adoptWorkZone(tx: Tx, userId: string, zone: string): Promise<void> {
  return updateZone(tx, userId, { zone, fixed: false, unlessFixed: true });
}

/**
 * What the learner chose in the settings. The caller has locked the learner's scope and records the profile.
 * @param newest the zone of the newest work, which is in force where none is fixed; null where there is no work yet
 */
export function chooseZone(tx: Tx, userId: string, fixed: string | null, newest: string | null): Promise<void> {
  return updateZone(tx, userId, { zone: fixed ?? newest, fixed: fixed !== null, unlessFixed: false });
}
