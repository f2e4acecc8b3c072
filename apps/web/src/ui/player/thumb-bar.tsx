import type { ReactNode } from 'react';

/** The bar of a page's main action; on phones it stays at the bottom, within the thumb's reach. */
export function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div className="start-bar grid gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:-mx-6 max-sm:last:-mb-6 max-sm:border-t max-sm:border-base-300 max-sm:bg-base-200 max-sm:px-6 max-sm:pt-3 max-sm:pb-[calc(env(safe-area-inset-bottom)+0.75rem)]">
      {children}
    </div>
  );
}
