import type { ProfileUpdateArgs } from '@quorbit/contracts/sync/ops/profile-update';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { selectRefusedSettings } from './refused-settings.mirror.ts';

/**
 * A note that the server refused a change of this setting, with the reason. The setting itself shows its earlier value.
 */
export function RefusedNote({ setting }: { setting: keyof ProfileUpdateArgs }) {
  const refused =
    useMirror(selectRefusedSettings, null)?.filter(({ settings }) => Object.hasOwn(settings, setting)) ?? [];
  if (refused.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {refused.map(({ opId, settings, message }) => (
        <FormAlert key={opId}>
          <p className="wrap-anywhere">
            {formatWantedValue(settings[setting])} wasn't accepted. {message}
          </p>
        </FormAlert>
      ))}
      <LinkButton to="/settings/sync">Try again or delete</LinkButton>
    </div>
  );
}

function formatWantedValue(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : 'Your change';
}
