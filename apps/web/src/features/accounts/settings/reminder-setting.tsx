import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { check } from '../check.ts';
import { RefusedNote } from './refused-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

const USUAL_TIME = '19:00';

interface Values {
  on: string;
  reminderTime: string;
}

/** The daily mail to those who have not learned yet. */
export function ReminderSetting() {
  const { reminderTime, email } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { on: reminderTime === null ? '' : 'on', reminderTime: reminderTime ?? USUAL_TIME },
    check: (values) => check('settings', changeOf(values)),
    send: (values) => update.mutateAsync(changeOf(values)),
  });
  const on = form.values.on === 'on';
  return (
    <Setting title="Daily reminder" why={`We'll e-mail ${email} on days when you haven't learned yet.`}>
      <RefusedNote setting="reminderTime" />
      <form {...form.form} className="grid gap-4">
        <Checkbox
          label="Remind me"
          checked={on}
          onChange={(event) => form.set({ on: event.target.checked ? 'on' : '' })}
        />
        {on && <TextField {...form.field('reminderTime')} label="Time" type="time" className="max-w-40" />}
        <SaveRow label="Save reminder" form={form} />
      </form>
    </Setting>
  );
}

function changeOf({ on, reminderTime }: Values): { reminderTime: string | null } {
  return { reminderTime: on === 'on' ? reminderTime : null };
}
