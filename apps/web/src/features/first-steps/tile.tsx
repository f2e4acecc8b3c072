import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface TileProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  pressed: boolean;
}

/** A large button that is chosen or not. */
export function Tile({ pressed, children, ...rest }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={`relative flex min-h-18 cursor-pointer items-center gap-3 rounded-card border-2 p-3 text-start font-semibold transition-colors disabled:cursor-default disabled:opacity-60 ${pressed ? 'border-primary bg-base-100' : 'border-base-300 bg-base-100 hover:border-base-content/40'}`}
    >
      {children}
      {pressed && (
        <span className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-primary text-primary-content">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
