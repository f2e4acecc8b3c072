import { isOnlineShown } from '@quorbit/contracts/settings/online-status';
import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { Switch } from '#ui/forms/switch.tsx';

/** The settings row for whether friends see that the user is online. */
export const onlineSetting: SettingRow = { title: 'Friends', profileFields: ['showOnline'], Control: OnlineSwitch };

function OnlineSwitch() {
  const update = useUpdateSettings({ inline: false });
  const [isShown, choose] = useInstantSetting(isOnlineShown(useUser()), (showOnline: boolean) =>
    update.mutateAsync({ showOnline }),
  );
  return (
    <>
      <Switch
        label="Show when I'm online"
        hint="Your friends see a green dot while you have the app open in front of you. Nobody else does."
        checked={isShown}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.checked)}
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}
