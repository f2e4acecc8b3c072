import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useFreshUser } from '../use-fresh-user.ts';
import { DailyGoalSetting } from './daily-goal-setting.tsx';
import { DeleteAccountSetting } from './delete-account-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { ExportSetting } from './export-setting.tsx';
import { LeaderboardSetting } from './leaderboard-setting.tsx';
import { NameSetting } from './name-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { ReminderSetting } from './reminder-setting.tsx';
import { ReviewsSetting } from './reviews-setting.tsx';
import { RoleSetting } from './role-setting.tsx';
import { SessionsSetting } from './sessions-setting.tsx';
import { Setting, SettingsGroup } from './settings-group.tsx';
import { TimeZoneSetting } from './time-zone-setting.tsx';

/** Everything a person sets for themselves. */
export function SettingsScreen() {
  useFreshUser();
  return (
    <>
      <PageHeader title="Settings" why="Each part has its own Save button. Switches save at once." />
      <SettingsGroup title="Profile">
        <NameSetting />
        <EmailSetting />
        <RoleSetting />
      </SettingsGroup>
      <SettingsGroup title="Learning">
        <DailyGoalSetting />
        <TimeZoneSetting />
        <ReminderSetting />
        <ReviewsSetting />
        <LeaderboardSetting />
      </SettingsGroup>
      <SettingsGroup title="Security">
        <PasswordSetting />
        <SessionsSetting />
      </SettingsGroup>
      <SettingsGroup title="Your data">
        <Setting
          title="Offline and sync"
          why="Check that your work is safe, and see what you can do without a connection."
        >
          <div>
            <LinkButton to="/settings/sync">Open offline and sync</LinkButton>
          </div>
        </Setting>
        <ExportSetting />
        <DeleteAccountSetting />
      </SettingsGroup>
    </>
  );
}
