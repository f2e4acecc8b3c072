// Reads profiles: for the person themselves, for others, and for the mirror on the person's devices.
import type { PersonView, Profile } from '@quorbit/contracts/accounts/schema';
import { levelOf } from '@quorbit/contracts/xp/levels';
import type { Executor } from '@quorbit/db/client';
import { notFound } from '../../lib/app-error.ts';
import type { MirrorReader } from '../../lib/mirror.ts';
import type { Actor } from '../../trpc/context.ts';
import { findUsersWithTotals } from './accounts.repository.ts';

type UserWithTotals = Awaited<ReturnType<typeof findUsersWithTotals>>[number];

function toProfile({ user, learner }: UserWithTotals): Profile {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    role: user.role,
    level: levelOf(learner.xp).level,
    xp: learner.xp,
    selectedTheme: user.selectedTheme,
    unlockedThemes: user.unlockedThemes,
    timeZone: user.timeZone,
    streak: { count: learner.streakCount, points: learner.streakPoints, lastDay: learner.streakLastDay },
    leaderboardOptOut: user.leaderboardOptOut,
    reminderTime: user.reminderTime,
  };
}

/** The full profile of one user. */
export async function readProfile(db: Executor, userId: string): Promise<Profile> {
  const [row] = await findUsersWithTotals(db, [userId]);
  if (!row) throw notFound('User');
  return toProfile(row);
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

/** Mirror rows of kind `profile`; the row's id is the user's. */
export const profileMirror: MirrorReader = {
  kind: 'profile',
  async read(db, audience, ids) {
    const own = ids.filter((id) => id === audience.userId);
    return new Map((await findUsersWithTotals(db, own)).map((row) => [row.user.id, toProfile(row)]));
  },
};
