import type { Profile } from '@quorbit/contracts/accounts/schema';
import { SETTINGS_DEFAULTS, SETTINGS_OUTPUT } from '@quorbit/contracts/settings/settings';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import * as z from 'zod/mini';
import type { findUsersWithTotals } from '../accounts.repository.ts';

/** The settings in a profile; parsing drops all other keys. */
const profileSettings = z.object(SETTINGS_OUTPUT);

type UserWithTotals = Awaited<ReturnType<typeof findUsersWithTotals>>[number];

/** Returns a profile as its owner sees it and as the mirror stores it. */
export function toProfile({ user, learner, settings }: UserWithTotals): Profile {
  const { selectedTheme, ...others } = profileSettings.parse({ ...SETTINGS_DEFAULTS, ...user, ...settings });
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    role: user.role,
    ...(user.title === null ? {} : { title: user.title }),
    level: levelStateOf(learner.xp).level,
    xp: learner.xp,
    selectedTheme,
    unlockedThemes: user.unlockedThemes,
    timeZone: user.timeZone,
    streak: { count: learner.streakCount, points: learner.streakPoints, lastDay: learner.streakLastDay },
    ...others,
  };
}
