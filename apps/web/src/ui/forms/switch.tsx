import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A note on what the setting changes. */
  hint?: ReactNode;
}

/**
 * A switch for a setting that takes effect at once. Its state is shown by colour, position, a check mark and a word.
 */
export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className="group relative flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
        <span className="min-w-0 font-semibold">{label}</span>
        <input
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          {...input}
          className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
        />
        <span className="flex shrink-0 items-center gap-2.5 group-has-disabled:opacity-60" aria-hidden="true">
          <span className="text-sm font-semibold after:content-['Off'] group-has-checked:after:content-['On']" />
          <span className="flex h-7 w-12 items-center rounded-full border-2 border-base-content/60 p-0.5 transition-colors group-has-checked:border-primary group-has-checked:bg-primary forced-colors:group-has-checked:bg-[Highlight]">
            <span className="grid size-5 place-items-center rounded-full bg-base-content/60 text-primary transition-transform group-has-checked:translate-x-5 group-has-checked:bg-primary-content">
              <Check className="size-4 stroke-3 opacity-0 group-has-checked:opacity-100" />
            </span>
          </span>
        </span>
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
