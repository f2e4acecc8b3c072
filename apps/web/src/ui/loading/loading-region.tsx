import type { ReactNode } from 'react';

interface LoadingRegionProps {
  /** What is being loaded, for screen readers, e.g. `Loading quizzes`. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Holds skeletons while something loads. They appear after 150 ms, so that quick answers do not flicker. */
export function LoadingRegion({ label, className = '', children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={`after-a-moment ${className}`}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
