import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface BackLinkProps {
  to: string;
  /** Classes that position the link. */
  className?: string;
  children: ReactNode;
}

/** A link from a page back to the page that lists its subject. */
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
