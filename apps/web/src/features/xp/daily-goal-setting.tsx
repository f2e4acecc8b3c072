import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { DAILY_GOALS } from '@quorbit/contracts/settings/parts/daily-goal';
import { useInstantSetting } from '#features/accounts/use-instant-setting.ts';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { GOAL_PACES } from '#lib/words/goal-paces.ts';
import { Chip } from '#ui/chip.tsx';
import { SavedNote } from '#ui/forms/save-row.tsx';

/** The settings row for the XP that the learner aims for each day. */
export const dailyGoalSetting: SettingRow = {
  title: 'Daily goal',
  description:
    'Fills the ring on your Dashboard. Any quiz, or 10 reviews, keeps your streak. Every 7 days in a row earn a streak freeze, which covers a day you miss. You can hold two.',
  profileFields: ['dailyGoal'],
  Control: DailyGoalChoice,
};

function DailyGoalChoice() {
  const update = useUpdateSettings({ inline: false });
  const [goal, setGoal] = useInstantSetting(dailyGoalOf(useUser()), (dailyGoal: (typeof DAILY_GOALS)[number]) =>
    update.mutateAsync({ dailyGoal }),
  );
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Daily goal</legend>
        {DAILY_GOALS.map((xp) => (
          <Chip key={xp} pressed={xp === goal} onClick={() => setGoal(xp)}>
            {GOAL_PACES[xp].name}, {xp} XP
          </Chip>
        ))}
      </fieldset>
      <SavedNote show={update.isSuccess}>Saved</SavedNote>
    </>
  );
}
