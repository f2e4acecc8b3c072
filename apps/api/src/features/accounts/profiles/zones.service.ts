// Owns the time zone that currently defines a learner's days.
import type { Tx } from '@quorbit/db/client';
import { updateZone } from '../accounts.repository.ts';

/**
 * Sets the time zone in force to that of the learner's newest work, unless the learner has fixed one. The caller has
 * locked the learner's scope and records the profile change.
 */
export function adoptWorkZone(tx: Tx, userId: string, zone: string): Promise<void> {
  return updateZone(tx, userId, { zone, fixed: false, unlessFixed: true });
}

/**
 * Sets the time zone that the learner chose in the settings; null for `fixed` makes it follow the learner's work. The
 * caller has locked the learner's scope and records the profile change.
 * @param newest the zone of the newest work, used if `fixed` is null; null if there is no work yet.
 */
export function chooseZone(tx: Tx, userId: string, fixed: string | null, newest: string | null): Promise<void> {
  return updateZone(tx, userId, { zone: fixed ?? newest, fixed: fixed !== null, unlessFixed: false });
}
