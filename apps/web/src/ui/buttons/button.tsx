import type { ComponentProps, ReactNode } from 'react';
import { OrbitMark } from '../pictures/orbit-mark.tsx';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Whether the action is running: the button then shows a spinner, keeps its focus and ignores presses. */
  busy?: boolean;
  icon?: ReactNode;
}

/** A button whose `type` is `button` by default. */
export function Button({ look = 'secondary', busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClasses(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <OrbitMark spinning className="size-5" /> : icon}
      {children}
    </button>
  );
}
