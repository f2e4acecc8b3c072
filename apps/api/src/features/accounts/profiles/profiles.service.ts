// Owns the rules of who may read which profile.
import type { PersonView, Profile, PublicProfile } from '@quorbit/contracts/accounts/schema';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../lib/app-error.ts';
import { findUsersWithTotals, findVisibleUser } from '../accounts.repository.ts';
import { toProfile } from './profiles.ts';

/**
 * Returns the full profile of a user.
 * @throws AppError NOT_FOUND for an unknown user.
 */
export async function getProfile(db: Executor, userId: string): Promise<Profile> {
  const [row] = await findUsersWithTotals(db, [userId]);
  if (!row) throw notFound('User');
  return toProfile(row);
}

/**
 * Returns the public profile of a user: name, title, level and XP.
 * @throws AppError NOT_FOUND for an unknown user.
 */
export async function getPublicProfile(db: Executor, userId: string): Promise<PublicProfile> {
  const { id, name, title, level, xp } = await getProfile(db, userId);
  return { id, name, ...(title === undefined ? {} : { title }), level, xp };
}

/**
 * Returns the time zone of a user.
 * @throws AppError NOT_FOUND for an unknown user.
 */
export async function timeZoneOf(db: Executor, userId: string): Promise<string> {
  return (await getProfile(db, userId)).timeZone;
}

/**
 * Returns the actor's own full profile, or the public profile of another person.
 * @throws AppError NOT_FOUND as `requireVisible` does.
 */
export async function getPerson(db: Executor, actor: Actor, userId: string): Promise<PersonView> {
  return userId === actor.id ? getProfile(db, userId) : requireVisible(db, actor, userId);
}

/**
 * Returns the public profile of another person.
 * @throws AppError NOT_FOUND for unknown ids, suspended accounts, and if either person has blocked the other.
 */
export async function requireVisible(db: Executor, actor: Pick<Actor, 'id'>, userId: string): Promise<PublicProfile> {
  const row = await findVisibleUser(db, actor.id, userId);
  if (!row) throw notFound('User');
  const { id, name, title } = row.user;
  const { xp } = row.learner;
  return { id, name, ...(title === null ? {} : { title }), level: levelStateOf(xp).level, xp };
}
