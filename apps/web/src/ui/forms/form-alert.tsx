import type { ReactNode } from 'react';
import { AlertIcon } from '../pictures/start-icons.tsx';

/** The error of the whole form, shown above its button and read out at once by screen readers. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-field border border-error/40 bg-error/10 px-4 py-3">
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-error" />
      <div>{children}</div>
    </div>
  );
}
