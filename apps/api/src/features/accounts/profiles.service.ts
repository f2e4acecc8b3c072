// Owns who may read which profile.
import type { PersonView, Profile } from '@quorbit/contracts/accounts/schema';
import { levelOf } from '@quorbit/contracts/xp/levels';
import type { Executor } from '@quorbit/db/client';
import { notFound } from '../../lib/app-error.ts';
import type { Actor } from '../../trpc/context.ts';
import { findUsersWithTotals } from './accounts.repository.ts';
import { toProfile } from './profiles.ts';

/** The full profile of one user. */
export async function readProfile(db: Executor, userId: string): Promise<Profile> {
  const [row] = await findUsersWithTotals(db, [userId]);
  if (!row) throw notFound('User');
  return toProfile(row);
}

/** The time zone of one user. */
export async function timeZoneOf(db: Executor, userId: string): Promise<string> {
  return (await readProfile(db, userId)).timeZone;
}

/**
 * What `actor` may see of somebody: of themselves the full profile, of others name, level and XP.
 * @throws AppError NOT_FOUND also for suspended accounts
 */
export async function readPerson(db: Executor, actor: Actor, userId: string): Promise<PersonView> {
  const [row] = await findUsersWithTotals(db, [userId]);
  if (!row || row.user.suspendedAt) throw notFound('User');
  if (row.user.id === actor.id) return toProfile(row);
  return { id: row.user.id, name: row.user.name, level: levelOf(row.learner.xp).level, xp: row.learner.xp };
}
