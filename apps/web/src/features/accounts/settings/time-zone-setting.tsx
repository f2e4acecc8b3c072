import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SavedNote, SaveRow } from '#ui/forms/save-row.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { deviceTimeZone, formatTimeIn } from '../time-zones.ts';
import { useInstantSetting } from '../use-instant-setting.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { useUpdateSettings } from '../use-update-settings.ts';
import { ZonePicker } from './zone-picker.tsx';
import { currentZoneName, formatZoneName } from './zones.ts';

/** The setting for the time zone, which decides when the learner's days begin and end. */
export const timeZoneSetting: SettingRow = {
  title: 'Time zone',
  description: 'Your days, streak and reminder follow it. A day ends at 4 in the morning.',
  profileFields: ['timeZone', 'fixedZone'],
  Control: TimeZoneControl,
};

function TimeZoneControl() {
  const { timeZone, fixedZone = null } = useUser();
  const update = useUpdateSettings({ inline: false });
  const [followsDevice, choose] = useInstantSetting(fixedZone === null, (following: boolean) =>
    update.mutateAsync({ fixedZone: following ? null : timeZone }),
  );
  return (
    <div className="grid gap-4">
      <div>
        <Switch
          label="Follow my devices"
          hint={`Your days are in the time zone where you studied last: ${formatZoneName(currentZoneName(timeZone))} now.`}
          checked={followsDevice}
          disabled={update.isPending}
          onChange={(event) => choose(event.target.checked)}
        />
        <SavedNote show={update.isSuccess}>Saved</SavedNote>
      </div>
      {!followsDevice && fixedZone !== null && <FixedZoneForm zone={fixedZone} />}
    </div>
  );
}

function FixedZoneForm({ zone }: { zone: string }) {
  const form = useSettingsForm({ fixedZone: currentZoneName(zone) }, (values) => values);
  const { value, error } = form.field('fixedZone');
  const deviceZoneName = deviceTimeZone();
  const deviceZone = deviceZoneName === undefined ? undefined : currentZoneName(deviceZoneName);
  return (
    <form {...form.form} className="grid gap-4">
      <ZonePicker
        label="Time zone"
        value={value}
        error={error}
        onChange={(name) => form.set({ fixedZone: name })}
        hint={`It's ${formatTimeIn(value, new Date())} there now.`}
      />
      {deviceZone && deviceZone !== value && (
        <div>
          <Button look="quiet" className="-ms-4 text-start" onClick={() => form.set({ fixedZone: deviceZone })}>
            Use this device's: {formatZoneName(deviceZone)}
          </Button>
        </div>
      )}
      <SaveRow label="Save time zone" form={form} />
    </form>
  );
}
