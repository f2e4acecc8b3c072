import { interestsOf } from '@quorbit/contracts/settings/interests';
import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { SavedNote } from '#ui/forms/save-row.tsx';
import { InterestTiles } from './interest-tiles.tsx';

/** The settings row for the subjects that the learner wants to learn. */
export const interestsSetting: SettingRow = {
  title: 'Subjects',
  description: 'Your Dashboard suggests quizzes in these first.',
  profileFields: ['interests'],
  Control: InterestsChoice,
};

function InterestsChoice() {
  const update = useUpdateSettings({ inline: false });
  const [chosen, setChosen] = useInstantSetting(interestsOf(useUser()), (interests: readonly string[]) =>
    update.mutateAsync({ interests: [...interests] }),
  );
  return (
    <>
      <InterestTiles chosen={chosen} onChoose={setChosen} />
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}
