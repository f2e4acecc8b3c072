// Manages achievements: the counters, which achievements are unlocked, and the progress of the others.
import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  type AchievementId,
  goalCountOf,
  progressPercentOf,
} from '@quorbit/contracts/achievements/achievements';
import { addToCounters, EMPTY_COUNTERS } from '@quorbit/contracts/achievements/counters';
import type { AchievementList, AchievementView } from '@quorbit/contracts/achievements/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import { record } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { getProfile } from '../accounts/profiles/profiles.service.ts';
import * as repository from './achievements.repository.ts';
import { viewBadge } from './badges.ts';
import { listEarned, type TimedAchievementEvent } from './list-unlocked.ts';

const RECENT_COUNT = 5;
/** The maximum number of badges in a reply. */
const MAX_BADGES = 100;

/**
 * Counts work and unlocks the achievements that it reaches, each at the time of the work that reached it. Achievements
 * are never locked again. The caller has locked the learner's scope and paid the XP, and records the profile.
 * @param events in order of acceptance.
 * @returns the ids of the achievements that it unlocks.
 */
export async function countAchievements(
  tx: Tx,
  userId: string,
  events: readonly TimedAchievementEvent[],
): Promise<string[]> {
  const { xp: paid, comebacks: _comebacks, ...added } = events.reduce(addToCounters, EMPTY_COUNTERS);
  const { counters, unlocked } = await repository.raiseCounters(tx, userId, added);
  const before = { ...counters, xp: counters.xp - paid };
  const after = events.reduce(addToCounters, before);
  // Comebacks can be counted only at this point, because whether work is a comeback depends on the counters as they
  // were before it.
  if (after.comebacks > before.comebacks) await repository.upsertCounters(tx, userId, { comebacks: after.comebacks });
  const reached = listEarned(events, before).filter(({ id }) => !unlocked.has(id));
  await repository.insertUnlocked(tx, userId, reached);
  for (const id of ACHIEVEMENT_IDS) {
    const moved = progressPercentOf(id, after) !== progressPercentOf(id, before);
    if (moved || reached.some((achievement) => achievement.id === id)) record(tx, userScope(userId), 'achievement', id);
  }
  return reached.map(({ id }) => id);
}

/**
 * Returns all achievements of the caller, or, for admins, of any user.
 * @throws AppError NOT_FOUND for another user if the caller isn't an admin, and for an unknown user.
 */
export async function listAchievements(db: Executor, actor: Actor, userId: string): Promise<AchievementList> {
  if (userId !== actor.id) {
    if (actor.role !== 'admin') throw notFound('User');
    await getProfile(db, userId);
  }
  const all = await listAchievementViews(db, userId);
  const unlocked = all.filter((achievement) => achievement.unlocked);
  const timeOf = ({ unlockedAt }: AchievementView) => Date.parse(unlockedAt ?? '');
  const recent = unlocked.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, RECENT_COUNT);
  return {
    unlocked,
    locked: all.filter((achievement) => !achievement.unlocked),
    recent,
    total: all.length,
    ...(await getBadges(db, userId)),
  };
}

/** Returns a user's newest badges from games and the number of all. The caller has checked who may see them. */
export async function getBadges(db: Executor, userId: string): Promise<Pick<AchievementList, 'badges' | 'badgeCount'>> {
  const badges = await repository.listBadges(db, userId, MAX_BADGES);
  const badgeCount = badges.length < MAX_BADGES ? badges.length : await repository.countBadges(db, userId);
  return { badges: badges.map(viewBadge), badgeCount };
}

/** Fills in the game's name in badges without one. Only for data steps. */
export function fillGameNames(tx: Tx, games: repository.GameNames): Promise<void> {
  return repository.updateGameNames(tx, games);
}

/** Awards a game's badge; each source awards its badge only once. The caller has locked the learner's scope. */
export async function awardBadge(
  tx: Tx,
  userId: string,
  badge: { title: string; game: string; sourceId: string },
  now: Date,
): Promise<void> {
  await repository.insertBadge(tx, { userId, ...badge, awardedAt: now });
  record(tx, userScope(userId), 'badge', badge.sourceId);
}

/** Returns a user's progress with each achievement, in the order of the catalogue. */
export async function listAchievementViews(
  db: Executor,
  userId: string,
): Promise<(AchievementView & { id: AchievementId })[]> {
  const { counters, unlocked } = await repository.getAchievementState(db, userId);
  return ACHIEVEMENT_IDS.map((id) => {
    const { title, description, rarity, goal, unit } = ACHIEVEMENTS[id];
    const at = unlocked.get(id);
    return {
      id,
      title,
      description,
      rarity,
      unlocked: at !== undefined,
      unlockedAt: at?.toISOString() ?? null,
      progress: at === undefined ? Math.min(99, progressPercentOf(id, counters)) : 100,
      count: at === undefined ? Math.min(goal - 1, goalCountOf(id, counters)) : goal,
      goal,
      unit,
    };
  });
}
