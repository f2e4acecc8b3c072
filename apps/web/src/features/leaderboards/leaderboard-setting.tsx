import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { Switch } from '#ui/forms/switch.tsx';

/** The settings row for whether the learner appears on leaderboards. */
export const leaderboardSetting: SettingRow = {
  title: 'Leaderboards',
  profileFields: ['leaderboardOptOut'],
  Control: LeaderboardSwitch,
};

function LeaderboardSwitch() {
  const { leaderboardOptOut, role } = useUser();
  const update = useUpdateSettings({ inline: false });
  const [optOut, choose] = useInstantSetting(leaderboardOptOut, (value: boolean) =>
    update.mutateAsync({ leaderboardOptOut: value }),
  );
  if (role === 'admin') return <p className="text-quiet">Admins aren't on leaderboards.</p>;
  return (
    <>
      <Switch
        label="Show me on leaderboards"
        hint="When it's off, nobody sees your name or XP on a leaderboard. You still earn XP and levels."
        checked={!optOut}
        disabled={update.isPending}
        onChange={(event) => choose(!event.target.checked)}
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}
