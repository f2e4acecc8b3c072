import type { ReactNode } from 'react';

interface LoadingRegionProps {
  /** The name of the loading content for screen readers, e.g. `Loading quizzes`. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Holds skeletons while content loads. They appear after 150 ms, so that they don't flicker when it loads quickly. */
export function LoadingRegion({ label, className = '', children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={`after-a-moment ${className}`}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
