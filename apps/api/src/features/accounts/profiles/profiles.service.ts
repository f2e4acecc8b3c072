// Owns who may read which profile.
import type { PersonView, Profile, PublicProfile } from '@quorbit/contracts/accounts/schema';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { findUsersWithTotals, findVisibleUser } from '../accounts.repository.ts';
import { toProfile } from './profiles.ts';

/** The full profile of one user. */
export async function getProfile(db: Executor, userId: string): Promise<Profile> {
  const [row] = await findUsersWithTotals(db, [userId]);
  if (!row) throw notFound('User');
  return toProfile(row);
}

/** What others see of one user. */
export async function getPublicProfile(db: Executor, userId: string): Promise<PublicProfile> {
  const { id, name, title, level, xp } = await getProfile(db, userId);
  return { id, name, ...(title === undefined ? {} : { title }), level, xp };
}

/** The time zone of one user. */
export async function timeZoneOf(db: Executor, userId: string): Promise<string> {
  return (await getProfile(db, userId)).timeZone;
}

/**
 * What `actor` may see of somebody: of themselves the full profile, of others name, level and XP.
 * @throws AppError NOT_FOUND as `requireVisible` does
 */
export async function getPerson(db: Executor, actor: Actor, userId: string): Promise<PersonView> {
  return userId === actor.id ? getProfile(db, userId) : requireVisible(db, actor, userId);
}

/**
 * Somebody else, as others see them.
 * @throws AppError NOT_FOUND also for suspended accounts, and where one of the two has blocked the other
 */
export async function requireVisible(db: Executor, actor: Pick<Actor, 'id'>, userId: string): Promise<PublicProfile> {
  const row = await findVisibleUser(db, actor.id, userId);
  if (!row) throw notFound('User');
  const { id, name, title } = row.user;
  const { xp } = row.learner;
  return { id, name, ...(title === null ? {} : { title }), level: levelStateOf(xp).level, xp };
}
