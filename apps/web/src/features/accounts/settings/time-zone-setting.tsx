import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { Button } from '#ui/button.tsx';
import { SaveRow } from '#ui/save-row.tsx';
import { deviceTimeZone, timeIn } from '../time-zones.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { ZonePicker } from './zone-picker.tsx';
import { presentName, zoneLabel } from './zones.ts';

/** Where the person's days begin and end. */
export const timeZoneSetting: SettingRow = {
  title: 'Time zone',
  why: 'Your days, streak and reminder follow it. A day ends at 4 in the morning.',
  names: ['timeZone'],
  Control: TimeZoneForm,
};

function TimeZoneForm() {
  const { timeZone } = useUser();
  const form = useSettingsForm({ timeZone: presentName(timeZone) }, (values) => values);
  const { value, error } = form.field('timeZone');
  const device = deviceTimeZone();
  const here = device === undefined ? undefined : presentName(device);
  return (
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
  );
}
