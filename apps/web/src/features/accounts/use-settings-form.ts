import type { UpdateSettingsInput } from '@quorbit/contracts/accounts/schema';
import { useForm } from '#lib/forms/use-form.ts';
import { useUpdateSettings } from './use-update-settings.ts';
import { validateForm } from './validate-form.ts';

/**
 * Manages a form of settings, checked by the server's own rules.
 * @param toChange turns the field values into the change of settings to send.
 */
export function useSettingsForm<Name extends string>(
  initial: Record<Name, string>,
  toChange: (values: Record<Name, string>) => UpdateSettingsInput,
) {
  const update = useUpdateSettings({ inline: true });
  return useForm({
    initialValues: initial,
    validate: (values) => validateForm('settings', toChange(values)),
    send: (values) => update.mutateAsync(toChange(values)),
  });
}
