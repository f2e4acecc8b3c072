import { useUser } from '#lib/session.ts';
import { Switch } from '#ui/switch.tsx';
import { RefusedNote } from './refused-note.tsx';
import { SavedNote } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';
import { useInstantSetting } from './use-instant-setting.ts';

/** Whether others see the person on boards. */
export function LeaderboardSetting() {
  const { leaderboardOptOut } = useUser();
  const update = useUpdateSettings({ inline: false });
  const [optOut, choose] = useInstantSetting(leaderboardOptOut, (value: boolean) =>
    update.mutateAsync({ leaderboardOptOut: value }),
  );
  return (
    <Setting title="Leaderboards">
      <RefusedNote setting="leaderboardOptOut" />
      <Switch
        label="Show me on leaderboards"
        hint="When it's off, nobody sees your name or XP on a leaderboard. You still earn XP and levels."
        checked={!optOut}
        disabled={update.isPending}
        onChange={(event) => choose(!event.target.checked)}
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </Setting>
  );
}
