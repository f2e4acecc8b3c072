import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { check } from '../check.ts';
import { deviceTimeZone, timeIn, timeZoneNames } from '../time-zones.ts';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** Where the person's days begin and end. */
export function TimeZoneSetting() {
  const { timeZone } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { timeZone },
    check: (values) => check('settings', values),
    send: (values) => update.mutateAsync(values),
  });
  const chosen = form.values.timeZone;
  const here = deviceTimeZone();
  const options = timeZoneNames(timeZone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  return (
    <Setting title="Time zone" why="Your days, streak and reminder follow it. A day ends at 4 in the morning.">
      <form {...form.form} className="grid gap-4">
        <Select
          {...form.field('timeZone')}
          label="Time zone"
          options={options}
          hint={`It is ${timeIn(chosen, new Date())} there.`}
        />
        {here && here !== chosen && (
          <div>
            <Button look="quiet" className="-ms-4" onClick={() => form.set({ timeZone: here })}>
              Use this device's: {here.replaceAll('_', ' ')}
            </Button>
          </div>
        )}
        <SaveRow label="Save time zone" form={form} />
      </form>
    </Setting>
  );
}
