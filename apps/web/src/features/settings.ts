import type { SettingRow } from '#lib/setting-row.ts';
import { timeZoneSetting } from './accounts/settings/time-zone-setting.tsx';
import { interestsSetting } from './first-steps/interests-setting.tsx';
import { onlineSetting } from './friends/online-setting.tsx';
import { leaderboardSetting } from './leaderboards/leaderboard-setting.tsx';
import { notificationSetting } from './notifications/notification-setting.tsx';
import { profileSetting } from './public-profiles/profile-setting.tsx';
import { reminderSetting } from './reminders/reminder-setting.tsx';
import { reviewsSetting } from './reviews/reviews-setting.tsx';
import { dailyGoalSetting } from './xp/daily-goal-setting.tsx';

/** The rows that features add to the settings screen, by section, in display order. */
export const SETTINGS: readonly { title: string; rows: readonly SettingRow[] }[] = [
  {
    title: 'Learning',
    rows: [dailyGoalSetting, interestsSetting, timeZoneSetting, reminderSetting, reviewsSetting],
  },
  { title: 'Notification settings', rows: [notificationSetting] },
  { title: 'Privacy', rows: [profileSetting, leaderboardSetting, onlineSetting] },
];
