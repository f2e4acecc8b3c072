import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** The link to the full list; left out if there is no such page. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function Section({ title, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
