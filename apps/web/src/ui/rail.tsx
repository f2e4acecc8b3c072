import { type ReactNode, useId } from 'react';

interface RailLayoutProps {
  /** The content that comes first on every screen size, e.g. the page's main action. */
  header: ReactNode;
  /** Panels beside the main column; on narrow screens they come between `header` and the rest. */
  rail: ReactNode;
  /** The rail's accessible name. */
  label: string;
  /** Whether the rail stays in view beside a longer main column. */
  sticky?: boolean;
  children: ReactNode;
}

// The padding leaves room for focus rings, which the scrolling rail would cut off.
const STICKY = 'xl:sticky xl:top-5 xl:-m-1 xl:max-h-[calc(100dvh-2.5rem)] xl:self-start xl:overflow-y-auto xl:p-1';

/**
 * A main column with a rail 320 px wide beside it. Below 1280 px the rail's panels are in two columns, on phones in
 * one.
 */
export function RailLayout({ header, rail, label, sticky = false, children }: RailLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr] xl:gap-x-8 xl:gap-y-8">
      {header}
      <aside
        aria-label={label}
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:grid-cols-2 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid-cols-[minmax(0,1fr)] xl:gap-5 ${sticky ? STICKY : ''}`}
      >
        {rail}
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 lg:gap-10">{children}</div>
    </div>
  );
}

interface RailPanelProps {
  title: string;
  /** The content beside the title, e.g. a figure. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled panel of a rail. */
export function RailPanel({ title, aside, className = '', children }: RailPanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`grid content-start gap-4 rounded-card border border-base-300 bg-base-100 p-5 ${className}`}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
