import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { check } from '../check.ts';
import { PushSetting } from './push-setting.tsx';
import { RefusedNote } from './refused-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

const USUAL_TIME = '19:00';

interface Values {
  on: string;
  reminderTime: string;
  byMail: string;
}

/** The daily reminder to those who have not learned yet. */
export function ReminderSetting() {
  const { reminderTime, reminderByMail = true, email } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: {
      on: reminderTime === null ? '' : 'on',
      reminderTime: reminderTime ?? USUAL_TIME,
      byMail: reminderByMail ? 'on' : '',
    },
    check: (values) => check('settings', changeOf(values)),
    send: (values) => update.mutateAsync(changeOf(values)),
  });
  const on = form.values.on === 'on';
  return (
    <Setting
      title="Daily reminder"
      why="On days when you haven't learned yet, if reviews are due or your streak depends on it."
    >
      <RefusedNote setting="reminderTime" />
      <RefusedNote setting="reminderByMail" />
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
      <PushSetting hasTime={reminderTime !== null} />
    </Setting>
  );
}

function changeOf({ on, reminderTime, byMail }: Values) {
  return on === 'on' ? { reminderTime, reminderByMail: byMail === 'on' } : { reminderTime: null };
}
