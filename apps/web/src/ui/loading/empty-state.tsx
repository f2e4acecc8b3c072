import type { ReactNode } from 'react';
import { Drawing, type Situation } from '../drawings/drawing.tsx';

interface EmptyStateProps {
  /** The drawing: `done` if there's no work left, `not-found` if something doesn't exist. */
  drawing?: Situation;
  /** The heading, e.g. `No Tournaments Yet`. */
  title?: string;
  /** One sentence that says why the list is empty or what will appear in it. */
  children: ReactNode;
  /** The action that helps, e.g. a button to create the first item. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
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
