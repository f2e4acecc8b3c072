// Profile settings that other areas own, in the order of replies. Each area declares its own in `profile-settings.ts`;
// a new area adds a line to each of the three lists.
import { friendSettings } from '../friends/profile-settings.ts';
import { leaderboardSettings } from '../leaderboards/profile-settings.ts';
import { notificationSettings } from '../notifications/profile-settings.ts';
import { publicProfileSettings } from '../public-profiles/profile-settings.ts';
import { reminderSettings } from '../reminders/profile-settings.ts';
import { reviewSettings } from '../reviews/profile-settings.ts';
import { zoneSettings } from '../streaks/profile-settings.ts';
import { themeSettings } from '../themes/profile-settings.ts';
import { goalSettings } from '../xp/profile-settings.ts';

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
