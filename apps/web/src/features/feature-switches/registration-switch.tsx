import { REGISTRATION_TEXTS, SWITCH_TEXTS } from '@quorbit/contracts/feature-switches/messages';
import { REGISTRATION_MODES, type RegistrationMode } from '@quorbit/contracts/feature-switches/switches';
import { Select } from '#ui/forms/select.tsx';

const OPTIONS = REGISTRATION_MODES.map((value) => ({ value, label: REGISTRATION_TEXTS[value].label }));

interface RegistrationSwitchProps {
  value: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
  disabled?: boolean;
  error?: string | undefined;
}

/** The select field for who may create an account. */
export function RegistrationSwitch({ value, onChange, disabled, error }: RegistrationSwitchProps) {
  return (
    <Select
      label={SWITCH_TEXTS.registration.label}
      hint={REGISTRATION_TEXTS[value].hint}
      error={error}
      value={value}
      disabled={disabled}
      options={OPTIONS}
      onChange={({ currentTarget }) => {
        const chosen = REGISTRATION_MODES.find((mode) => mode === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
