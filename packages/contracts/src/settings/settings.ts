// All settings of a profile, in the order of replies. A new setting has a file beside this one, and a line in each list
// that it has something for.
import { goalSettings } from './daily-goal.ts';
import { leaderboardSettings } from './leaderboards.ts';
import { notificationSettings } from './notifications.ts';
import { friendSettings } from './online-status.ts';
import { publicProfileSettings } from './profile-audience.ts';
import { reminderSettings } from './reminders.ts';
import { reviewSettings } from './reviews.ts';
import { themeSettings } from './theme.ts';
import { zoneSettings } from './time-zone.ts';

export const SETTINGS_TAKEN = {
  ...themeSettings.taken,
  ...leaderboardSettings.taken,
  ...reminderSettings.taken,
  ...goalSettings.taken,
  ...reviewSettings.taken,
  ...friendSettings.taken,
  ...notificationSettings.taken,
  ...publicProfileSettings.taken,
  ...zoneSettings.taken,
};

export const SETTINGS_TOLD = {
  ...themeSettings.told,
  ...leaderboardSettings.told,
  ...reminderSettings.told,
  ...goalSettings.told,
  ...reviewSettings.told,
  ...friendSettings.told,
  ...notificationSettings.told,
  ...publicProfileSettings.told,
  ...zoneSettings.told,
};

export const SETTINGS_WORDS = {
  ...themeSettings.words,
  ...leaderboardSettings.words,
  ...reminderSettings.words,
  ...goalSettings.words,
  ...reviewSettings.words,
  ...friendSettings.words,
  ...notificationSettings.words,
  ...publicProfileSettings.words,
  ...zoneSettings.words,
};

/** Defaults of settings that are stored without a column. */
export const SETTINGS_DEFAULTS: Readonly<Record<string, unknown>> = {
  ...friendSettings.defaults,
  ...notificationSettings.defaults,
  ...publicProfileSettings.defaults,
  ...zoneSettings.defaults,
};
