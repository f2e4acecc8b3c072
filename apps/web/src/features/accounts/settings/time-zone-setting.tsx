import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SavedNote, SaveRow } from '#ui/forms/save-row.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { deviceTimeZone, timeIn } from '../time-zones.ts';
import { useInstantSetting } from '../use-instant-setting.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { useUpdateSettings } from '../use-update-settings.ts';
import { ZonePicker } from './zone-picker.tsx';
import { presentName, zoneLabel } from './zones.ts';

/** Where the person's days begin and end. */
export const timeZoneSetting: SettingRow = {
  title: 'Time zone',
  why: 'Your days, streak and reminder follow it. A day ends at 4 in the morning.',
  names: ['timeZone', 'fixedZone'],
  Control: TimeZone,
};

function TimeZone() {
  const { timeZone, fixedZone = null } = useUser();
  const update = useUpdateSettings({ inline: false });
  const [follows, choose] = useInstantSetting(fixedZone === null, (following: boolean) =>
    update.mutateAsync({ fixedZone: following ? null : timeZone }),
  );
  return (
    <div className="grid gap-4">
      <div>
        <Switch
          label="Follow my devices"
          hint={`Your days are in the time zone where you studied last: ${zoneLabel(presentName(timeZone))} now.`}
          checked={follows}
          disabled={update.isPending}
          onChange={(event) => choose(event.target.checked)}
        />
        <SavedNote show={update.isSuccess}>Saved</SavedNote>
      </div>
      {!follows && fixedZone !== null && <FixedZoneForm zone={fixedZone} />}
    </div>
  );
}

function FixedZoneForm({ zone }: { zone: string }) {
  const form = useSettingsForm({ fixedZone: presentName(zone) }, (values) => values);
  const { value, error } = form.field('fixedZone');
  const device = deviceTimeZone();
  const here = device === undefined ? undefined : presentName(device);
  return (
    <form {...form.form} className="grid gap-4">
      <ZonePicker
        label="Time zone"
        value={value}
        error={error}
        onChange={(name) => form.set({ fixedZone: name })}
        hint={`It's ${timeIn(value, new Date())} there now.`}
      />
      {here && here !== value && (
        <div>
          <Button look="quiet" className="-ms-4 text-start" onClick={() => form.set({ fixedZone: here })}>
            Use this device's: {zoneLabel(here)}
          </Button>
        </div>
      )}
      <SaveRow label="Save time zone" form={form} />
    </form>
  );
}
