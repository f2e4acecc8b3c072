import type { SettingRow } from '#lib/setting-row.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useFreshUser } from '../use-fresh-user.ts';
import { DeleteAccountSetting } from './delete-account-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { ExportSetting } from './export-setting.tsx';
import { nameSetting } from './name-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { RefusedNote } from './refused-note.tsx';
import { RoleSetting } from './role-setting.tsx';
import { SessionsSetting } from './sessions-setting.tsx';
import { Setting, SettingsGroup } from './settings-group.tsx';

/** A titled group of setting rows that a feature contributes. */
export interface SettingRows {
  title: string;
  rows: readonly SettingRow[];
}

/** The page with everything that users set for themselves. */
export function SettingsScreen({ groups }: { groups: readonly SettingRows[] }) {
  useFreshUser();
  return (
    <>
      <PageHeader title="Settings" />
      <SettingsGroup title="Profile">
        <Row {...nameSetting} />
        <EmailSetting />
        <RoleSetting />
      </SettingsGroup>
      {groups.map(({ title, rows }) => (
        <SettingsGroup key={title} title={title}>
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </SettingsGroup>
      ))}
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

function Row({ title, description, profileFields, Control }: SettingRow) {
  return (
    <Setting title={title} why={description}>
      {profileFields.map((name) => (
        <RefusedNote key={name} setting={name} />
      ))}
      <Control />
    </Setting>
  );
}
