import { isPushWanted } from '@quorbit/contracts/notifications/kinds';
import { useSettingsForm } from '#features/accounts/use-settings-form.ts';
import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SaveRow } from '#ui/forms/save-row.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { PushSetting } from './push-setting.tsx';

/** The setting for a daily reminder, sent on days when the learner hasn't learned yet. */
export const reminderSetting: SettingRow = {
  title: 'Daily reminder',
  description: "On days when you haven't learned yet, if reviews are due or your streak depends on it.",
  profileFields: ['reminderTime', 'reminderByMail'],
  Control: ReminderForm,
};

const USUAL_TIME = '19:00';

interface Values {
  on: string;
  reminderTime: string;
  byMail: string;
}

function ReminderForm() {
  const user = useUser();
  const { reminderTime, reminderByMail = true, email } = user;
  const form = useSettingsForm(
    {
      on: reminderTime === null ? '' : 'on',
      reminderTime: reminderTime ?? USUAL_TIME,
      byMail: reminderByMail ? 'on' : '',
    },
    changeOf,
  );
  const on = form.values.on === 'on';
  return (
    <>
      <form {...form.form} className="grid gap-4">
        <Checkbox
          label="Remind me"
          checked={on}
          onChange={(event) => form.set({ on: event.target.checked ? 'on' : '' })}
        />
        {on && (
          <>
            <TextField {...form.field('reminderTime')} label="Time" type="time" className="max-w-40" />
            <Checkbox
              label={<span className="wrap-anywhere">By e-mail to {email}</span>}
              checked={form.values.byMail === 'on'}
              onChange={(event) => form.set({ byMail: event.target.checked ? 'on' : '' })}
            />
          </>
        )}
        <SaveRow label="Save reminder" form={form} />
      </form>
      {/* The switch also turns on notifications of what others did, so it's enabled if the user wants these, even
          without a reminder time. */}
      <PushSetting hasTime={reminderTime !== null || isPushWanted(user)} />
    </>
  );
}

function changeOf({ on, reminderTime, byMail }: Values) {
  return on === 'on' ? { reminderTime, reminderByMail: byMail === 'on' } : { reminderTime: null };
}
