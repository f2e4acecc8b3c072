import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { Avatar } from '#ui/avatar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { check } from '../check.ts';
import { RefusedNote } from './refused-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** The name that others see. */
export function NameSetting() {
  const { id, name } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { name },
    check: (values) => check('settings', values),
    send: (values) => update.mutateAsync(values),
  });
  return (
    <Setting title="Name" why="Others see it on leaderboards, in rooms and in groups.">
      <RefusedNote setting="name" />
      <form {...form.form} className="grid gap-4">
        <div className="flex items-end gap-4">
          <Avatar id={id} name={form.values.name} size="lg" />
          <div className="min-w-0 grow">
            <TextField {...form.field('name')} label="Name" autoComplete="name" />
          </div>
        </div>
        <SaveRow label="Save name" form={form} />
      </form>
    </Setting>
  );
}
