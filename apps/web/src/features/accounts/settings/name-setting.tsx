import { useUser } from '#lib/session.ts';
import { useForm } from '#lib/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { check } from '../check.ts';
import { SaveRow } from './save-row.tsx';
import { useUpdateSettings } from './settings.mutations.ts';
import { Setting } from './settings-group.tsx';

/** The name that others see. */
export function NameSetting() {
  const { name } = useUser();
  const update = useUpdateSettings({ inline: true });
  const form = useForm({
    start: { name },
    check: (values) => check('settings', values),
    send: (values) => update.mutateAsync(values),
  });
  return (
    <Setting title="Name" why="Others see it on boards, in rooms and in groups.">
      <form {...form.form} className="grid gap-4">
        <TextField {...form.field('name')} label="Name" autoComplete="name" />
        <SaveRow label="Save name" form={form} />
      </form>
    </Setting>
  );
}
