// Owns which streaks and medals people see of each other, and cheering a friend for them.

import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { ACHIEVEMENTS } from '@quorbit/contracts/achievements/achievements';
import { ALREADY_CHEERED, FRIENDS_ONLY, NOTHING_TO_CHEER } from '@quorbit/contracts/public-profiles/messages';
import { type ProfileVisibility, profileVisibilityOf, type Relation } from '@quorbit/contracts/public-profiles/privacy';
import type { CheerInput, ProfileInput, ProfilePage } from '@quorbit/contracts/public-profiles/schema';
import { profileAudienceOf } from '@quorbit/contracts/settings/profile-audience';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { computeStreakOn } from '@quorbit/contracts/streaks/streak';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { requireScopeLock } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { getPublicProfile, requireVisible } from '../accounts/profiles/profiles.service.ts';
import { getBadges } from '../achievements/achievements.service.ts';
import { areFriends } from '../friends/friends.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { findLastCheerDay, upsertCheer } from './cheers.repository.ts';
import * as repository from './public-profiles.repository.ts';

/**
 * Returns a person's profile page as far as they show it to the caller.
 * @throws AppError NOT_FOUND as `requireVisible` does, and for strangers if the page is hidden from them, as for an
 * unknown person.
 */
export async function getProfile(db: Executor, actor: Actor, { id }: ProfileInput, now: Date): Promise<ProfilePage> {
  const { person, standing, visibility, streak } = await readVisibleProfile(db, actor, id, now);
  const page = { id, name: person.name, title: person.title ?? null, level: person.level, standing };
  if (visibility !== 'all') return { ...page, details: null };
  const medals = (await repository.listMedals(db, id)).filter((medal) => Object.hasOwn(ACHIEVEMENTS, medal.id));
  const lastCheerDay = standing === 'friend' ? await findLastCheerDay(db, actor.id, id) : null;
  const hasCheered = lastCheerDay === learnerDay(now, actor.timeZone);
  const canCheer = standing === 'friend' && (streak > 0 || medals.length > 0);
  return {
    ...page,
    details: {
      xp: person.xp,
      streak,
      medals: medals.map((medal) => ({ id: medal.id, unlockedAt: medal.unlockedAt.toISOString() })),
      ...(await getBadges(db, id)),
      cheer: canCheer ? (hasCheered ? 'done' : 'possible') : 'impossible',
    },
  };
}

/**
 * Cheers a friend for a medal or, without one, for the streak; once per learner's day of the caller. It locks only the
 * caller's scope, because the friend's notification is queued.
 * @throws AppError NOT_FOUND as `getProfile`, FORBIDDEN for people who aren't friends, CONFLICT if the medal or streak
 * is hidden or doesn't exist, and for a second cheer that day.
 */
export async function cheer(tx: Tx, actor: Actor, { id, achievement }: CheerInput, now: Date): Promise<void> {
  requireScopeLock(tx, userScope(actor.id));
  const { standing, visibility, streak } = await readVisibleProfile(tx, actor, id, now);
  if (standing !== 'friend') throw new AppError('FORBIDDEN', FRIENDS_ONLY);
  const exists = achievement === undefined ? streak > 0 : await repository.hasMedal(tx, id, achievement);
  if (visibility !== 'all' || !exists) throw new AppError('CONFLICT', NOTHING_TO_CHEER);
  const day = learnerDay(now, actor.timeZone);
  if ((await findLastCheerDay(tx, actor.id, id)) === day) throw new AppError('CONFLICT', ALREADY_CHEERED);
  await upsertCheer(tx, { userId: actor.id, friendId: id, day });
  const about = { personId: actor.id, ...(achievement === undefined ? { days: streak } : { achievement }) };
  await notify(tx, [{ userId: id, kind: 'cheer', source: `${actor.id}:${day}`, about }], now);
}

interface VisibleProfile {
  person: PublicProfile;
  standing: Relation;
  visibility: ProfileVisibility;
  /** The length of the streak in days, as of the person's current day. */
  streak: number;
}

/**
 * Returns the person's relation to the caller and the parts of the profile that the caller may see.
 * @throws AppError as `getProfile`.
 */
async function readVisibleProfile(db: Executor, actor: Actor, id: string, now: Date): Promise<VisibleProfile> {
  const isSelf = id === actor.id;
  const person = isSelf ? await getPublicProfile(db, id) : await requireVisible(db, actor, id);
  const found = await repository.findProfile(db, actor.id, id);
  if (!found) throw notFound('User');
  const standing = isSelf ? 'self' : await findStanding(db, actor, id, found.met);
  const visibility = profileVisibilityOf(standing, profileAudienceOf(found));
  if (visibility === 'nothing') throw notFound('User');
  return { person, standing, visibility, streak: computeStreakOn(found.streak, learnerDay(now, found.timeZone)).count };
}

async function findStanding(db: Executor, actor: Actor, id: string, met: boolean): Promise<Relation> {
  if (await areFriends(db, actor, id)) return 'friend';
  return met ? 'acquaintance' : 'stranger';
}
