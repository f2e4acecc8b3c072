import type { ReactNode } from 'react';
import { Checkbox } from './forms/checkbox.tsx';

interface KeysHintProps {
  on: boolean;
  onChange: (on: boolean) => void;
  /** The keys and their actions, as spans with `Key`s. */
  children: ReactNode;
}

/** Shows the keyboard shortcuts to users with a mouse and a wide screen, and lets them be switched off (WCAG 2.1.4). */
export function KeysHint({ on, onChange, children }: KeysHintProps) {
  return (
    <div className="hidden flex-wrap items-center gap-x-6 text-sm text-quiet pointer-fine:md:flex">
      <Checkbox label="Use keys" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {on && <p className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</p>}
    </div>
  );
}

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-md border border-base-content/30 bg-base-100 px-1.5 font-display text-sm font-semibold">
      {children}
    </kbd>
  );
}
