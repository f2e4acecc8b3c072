import { isKindWanted, isPushWanted, SETTING_BY_KIND } from '@quorbit/contracts/notifications/kinds';
import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { Switch } from '#ui/forms/switch.tsx';

type SwitchedKind = keyof typeof SETTING_BY_KIND;

const KIND_LABELS: Record<SwitchedKind, string> = {
  friend_request: 'Friend requests',
  friend_accepted: 'Accepted friend requests',
  group_invitation: 'Invitations to study groups',
  quiz_shared: 'Quizzes shared in your groups',
  assignment: 'Assignments of your groups',
  cheer: 'Cheers of your friends',
  tournament_soon: 'Tournaments that start soon',
  tournament_round: 'Your rounds in tournaments',
  tournament_result: 'Your results in tournaments',
  tournament_prize: 'Your prizes in tournaments',
  tournament_cancelled: 'Cancelled tournaments',
  challenge_ending: 'Challenges that end soon',
  challenge_prize: 'Rewards of challenges',
};

const KINDS = Object.keys(KIND_LABELS) as SwitchedKind[];

/**
 * The settings row for the kinds of notifications that the user gets, in the app and as push messages. Single groups
 * are muted in their details.
 */
export const notificationSetting: SettingRow = {
  title: 'What we notify you about',
  description: "In the list behind the bell. You can mute a single group in the group's details.",
  profileFields: [...Object.values(SETTING_BY_KIND), 'notifyByPush'],
  Control: NotificationSwitches,
};

function NotificationSwitches() {
  return (
    <div className="grid gap-2">
      {KINDS.map((kind) => (
        <KindSwitch key={kind} kind={kind} />
      ))}
      <PushSwitch />
    </div>
  );
}

function KindSwitch({ kind }: { kind: SwitchedKind }) {
  const update = useUpdateSettings({ inline: false });
  const [isWanted, choose] = useInstantSetting(isKindWanted(kind, useUser()), (on: boolean) =>
    update.mutateAsync({ [SETTING_BY_KIND[kind]]: on }),
  );
  return (
    <>
      <Switch
        label={KIND_LABELS[kind]}
        checked={isWanted}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.checked)}
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}

function PushSwitch() {
  const update = useUpdateSettings({ inline: false });
  const [isWanted, choose] = useInstantSetting(isPushWanted(useUser()), (notifyByPush: boolean) =>
    update.mutateAsync({ notifyByPush }),
  );
  return (
    <>
      <Switch
        className="mt-2 border-t border-base-300 pt-4"
        label="Show them outside the app too"
        hint="On each device where you turned on 'Notify me on this device'."
        checked={isWanted}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.checked)}
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}
