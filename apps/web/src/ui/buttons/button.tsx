import type { ComponentProps, ReactNode } from 'react';
import { OrbitMark } from '../pictures/orbit-mark.tsx';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Work is under way: the button keeps its width and focus, and takes no second press. */
  busy?: boolean;
  icon?: ReactNode;
}

/** A button; `type` is `button` unless said otherwise. */
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
