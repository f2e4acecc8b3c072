import type { ReactNode } from 'react';
import { Drawing, type Situation } from '../drawings/drawing.tsx';

interface EmptyStateProps {
  /** `done` where nothing is left to do, `not-found` where something does not exist. */
  drawing?: Situation;
  /** What the list would be called, e.g. `No Tournaments Yet`. */
  title?: string;
  /** One sentence: why there is nothing here, or what will be. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Shown instead of a list that has nothing in it. */
export function EmptyState({ drawing = 'empty', title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-base-content/25 px-6 py-8 text-center">
      <Drawing of={drawing} />
      <p className="max-w-88 text-balance text-quiet wrap-anywhere">
        {title !== undefined && <strong className="mb-1 block font-display text-lg text-base-content">{title}</strong>}
        {children}
      </p>
      {action}
    </div>
  );
}
