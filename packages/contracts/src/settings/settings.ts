// All settings of a profile, in the order of replies. A new setting needs a file in `parts` and a line in each of the
// lists below that applies to it.
import { attemptSettings } from './parts/attempt-mode.ts';
import { goalSettings } from './parts/daily-goal.ts';
import { interestSettings } from './parts/interests.ts';
import { leaderboardSettings } from './parts/leaderboards.ts';
import { notificationSettings } from './parts/notifications.ts';
import { friendSettings } from './parts/online-status.ts';
import { publicProfileSettings } from './parts/profile-audience.ts';
import { reminderSettings } from './parts/reminders.ts';
import { reviewSettings } from './parts/reviews.ts';
import { themeSettings } from './parts/theme.ts';
import { zoneSettings } from './parts/time-zone.ts';

export const SETTINGS_INPUT = {
  ...themeSettings.taken,
  ...leaderboardSettings.taken,
  ...reminderSettings.taken,
  ...goalSettings.taken,
  ...reviewSettings.taken,
  ...friendSettings.taken,
  ...notificationSettings.taken,
  ...publicProfileSettings.taken,
  ...zoneSettings.taken,
  ...attemptSettings.taken,
  ...interestSettings.taken,
};

export const SETTINGS_OUTPUT = {
  ...themeSettings.told,
  ...leaderboardSettings.told,
  ...reminderSettings.told,
  ...goalSettings.told,
  ...reviewSettings.told,
  ...friendSettings.told,
  ...notificationSettings.told,
  ...publicProfileSettings.told,
  ...zoneSettings.told,
  ...attemptSettings.told,
  ...interestSettings.told,
};

export const SETTINGS_LABELS = {
  ...themeSettings.words,
  ...leaderboardSettings.words,
  ...reminderSettings.words,
  ...goalSettings.words,
  ...reviewSettings.words,
  ...friendSettings.words,
  ...notificationSettings.words,
  ...publicProfileSettings.words,
  ...zoneSettings.words,
  ...attemptSettings.words,
  ...interestSettings.words,
};

/** The defaults of settings that have no database column. */
export const SETTINGS_DEFAULTS: Readonly<Record<string, unknown>> = {
  ...friendSettings.defaults,
  ...notificationSettings.defaults,
  ...publicProfileSettings.defaults,
  ...zoneSettings.defaults,
  ...attemptSettings.defaults,
  ...interestSettings.defaults,
};
