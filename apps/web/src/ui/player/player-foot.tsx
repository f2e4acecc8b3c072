import type { ReactNode } from 'react';

/** The bar at the bottom of the screen, within the thumb's reach, while questions are answered. */
export function PlayerFoot({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={`player-foot sticky bottom-0 -mx-6 mt-auto -mb-6 flex items-center gap-2 border-t border-base-300 bg-base-200 px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] lg:mx-0 lg:px-0 ${className}`}
    >
      {children}
    </footer>
  );
}
