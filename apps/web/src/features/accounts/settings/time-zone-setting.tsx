import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { check } from '../check.ts';
import { deviceTimeZone, timeIn } from '../time-zones.ts';
import { RefusedNote } from './refused-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';
import { ZonePicker } from './zone-picker.tsx';
import { presentName, zoneLabel } from './zones.ts';

/** Where the person's days begin and end. */
export function TimeZoneSetting() {
  const { timeZone } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { timeZone: presentName(timeZone) },
    check: (values) => check('settings', values),
    send: (values) => update.mutateAsync(values),
  });
  const { value, error } = form.field('timeZone');
  const device = deviceTimeZone();
  const here = device === undefined ? undefined : presentName(device);
  return (
    <Setting title="Time zone" why="Your days, streak and reminder follow it. A day ends at 4 in the morning.">
      <RefusedNote setting="timeZone" />
      <form {...form.form} className="grid gap-4">
        <ZonePicker
          label="Time zone"
          value={value}
          error={error}
          onChange={(name) => form.set({ timeZone: name })}
          hint={`It's ${timeIn(value, new Date())} there now.`}
        />
        {here && here !== value && (
          <div>
            <Button look="quiet" className="-ms-4 text-start" onClick={() => form.set({ timeZone: here })}>
              Use this device's: {zoneLabel(here)}
            </Button>
          </div>
        )}
        <SaveRow label="Save time zone" form={form} />
      </form>
    </Setting>
  );
}
