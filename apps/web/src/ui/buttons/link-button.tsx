import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

interface LinkButtonProps {
  to: string;
  look?: ButtonLook;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ to, look = 'secondary', icon, className, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClasses(look, className)}>
      {icon}
      {children}
    </Link>
  );
}
