import type { UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { useForm } from '#lib/forms/use-form.ts';
import { check } from './check.ts';
import { useUpdateSettings } from './use-update-settings.ts';

/** A form of settings, checked by the server's own rules. @param changeOf what is set by what is in the fields */
export function useSettingsForm<Name extends string>(
  start: Record<Name, string>,
  changeOf: (values: Record<Name, string>) => UpdateSettingsInput,
) {
  const update = useUpdateSettings({ inline: true });
  return useForm({
    start,
    check: (values) => check('settings', changeOf(values)),
    send: (values) => update.mutateAsync(changeOf(values)),
  });
}
