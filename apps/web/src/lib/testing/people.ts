import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Profile } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { setSession } from '#lib/session.ts';

/** Creates a learner for tests; `changes` replaces single fields. */
export function createProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: newId(),
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    emailVerified: true,
    hasPassword: true,
    role: 'user',
    level: 1,
    xp: 0,
    selectedTheme: 'Default',
    unlockedThemes: ['Default'],
    timeZone: 'Europe/Berlin',
    streak: { count: 0, points: 0, lastDay: null },
    leaderboardOptOut: false,
    reminderTime: null,
    dailyGoal: 50,
    ...changes,
  };
}

/** Signs a user in, like a stored session. Returns the user. */
export function signIn(role: Role = 'user', changes: Partial<Profile> = {}): Profile {
  const user = createProfile({ role, ...changes });
  setSession({ user, token: `token-of-${user.id}` });
  return user;
}
