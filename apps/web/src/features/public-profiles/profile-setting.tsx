import { type ProfileAudience, profileAudienceOf } from '@quorbit/contracts/settings/profile-audience';
import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { Select } from '#ui/forms/select.tsx';

/** The setting that chooses who sees the learner's level, streak and medals on their public profile. */
export const profileSetting: SettingRow = {
  title: 'Public profile',
  profileFields: ['showProfile'],
  Control: ProfileAudienceSelect,
};

const OPTIONS: { value: ProfileAudience; label: string }[] = [
  { value: 'everyone', label: 'Everyone who is signed in' },
  { value: 'friends', label: 'Friends' },
  { value: 'nobody', label: 'Nobody' },
];

function ProfileAudienceSelect() {
  const user = useUser();
  const update = useUpdateSettings({ inline: false });
  const [audience, setAudience] = useInstantSetting(profileAudienceOf(user), (showProfile: ProfileAudience) =>
    update.mutateAsync({ showProfile }),
  );
  return (
    <>
      <Select
        label="Who sees my level, streak and medals"
        hint="Friends, members of your groups and people you played with always see your name and level."
        options={OPTIONS}
        value={audience}
        disabled={update.isPending}
        onChange={(event) => setAudience(profileAudienceOf({ showProfile: event.target.value }))}
        className="max-w-80"
      />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
      <LinkButton to={`/people/${user.id}`} look="quiet" className="justify-self-start">
        See your profile
      </LinkButton>
    </>
  );
}
