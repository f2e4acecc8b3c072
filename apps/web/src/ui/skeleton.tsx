import type { ReactNode } from 'react';

/** A grey shape where content will stand; give it the content's size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton bg-base-content/10 ${className}`} />;
}

interface LoadingRegionProps {
  /** What is being loaded, for screen readers, e.g. `Loading quizzes`. */
  label: string;
  className?: string;
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
