import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What it changes. */
  hint?: ReactNode;
}

/** An on/off setting that takes effect at once. */
export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <input
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          {...input}
          className="toggle toggle-primary shrink-0 border-base-content/55 text-base-content/70"
        />
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
