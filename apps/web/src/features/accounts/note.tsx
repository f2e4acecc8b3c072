import type { ReactNode } from 'react';

/** A quiet box with something that the user should know before going on. */
export function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-field border border-base-300 bg-base-100 px-4 py-3">
      <span className="mt-0.5 shrink-0 text-primary [&>svg]:size-5">{icon}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
