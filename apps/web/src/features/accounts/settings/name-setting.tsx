import { useUser } from '#lib/session.ts';
import type { SettingRow } from '#lib/setting-row.ts';
import { SaveRow } from '#ui/forms/save-row.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

/** The setting for the name that other users see. */
export const nameSetting: SettingRow = {
  title: 'Name',
  description: 'Others see it on leaderboards, in rooms and in groups.',
  profileFields: ['name'],
  Control: NameForm,
};

function NameForm() {
  const { id, name, title } = useUser();
  const form = useSettingsForm({ name }, (values) => values);
  return (
    <form {...form.form} className="grid gap-4">
      <div className="flex items-end gap-4">
        <Avatar id={id} name={form.values.name} size="lg" />
        <div className="min-w-0 grow">
          <TextField
            {...form.field('name')}
            label="Name"
            autoComplete="name"
            hint={title && `Your title: ${title}. Others see it beside your name in tournaments.`}
          />
        </div>
      </div>
      <SaveRow label="Save name" form={form} />
    </form>
  );
}
