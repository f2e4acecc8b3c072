import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface BackLinkProps {
  to: string;
  /** For its place. */
  className?: string;
  children: ReactNode;
}

/** Leads from one thing to the page that lists it. */
export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={`-ms-2 inline-flex min-h-11 items-center gap-2 justify-self-start px-2 font-semibold ${className}`}
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      {children}
    </Link>
  );
}
