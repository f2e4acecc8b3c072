import type { ReactNode } from 'react';
import { OrbitDrawing } from './orbit-drawing.tsx';

interface EmptyStateProps {
  /** One sentence: why there is nothing here, or what will be. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-base-content/25 px-6 py-10 text-center">
      <OrbitDrawing className="w-32" />
      <p className="max-w-88 text-balance text-quiet">{children}</p>
      {action}
    </div>
  );
}
