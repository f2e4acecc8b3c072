import type { ReactNode } from 'react';
import { Skeleton } from '../loading/skeleton.tsx';

/** The key figures of a quiz or test in a grid of up to four columns, shown before it starts. */
export function RulesFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-base-300 bg-base-300 sm:grid-cols-4">
      {children}
    </dl>
  );
}

export function RulesFact({ icon, label, value }: { icon: ReactNode; label: string; value: ReactNode }) {
  return (
    <div className="grid gap-1 bg-base-100 p-4">
      <dt className="flex items-center gap-2 text-sm text-quiet">
        {icon}
        {label}
      </dt>
      <dd className="figures text-xl font-bold">{value}</dd>
    </div>
  );
}

/** Placeholders for a quiz's or test's start page while it loads: title, figures, rules and button. */
export const RULES_LOADING = (
  <>
    <Skeleton className="h-26 rounded-card" />
    <Skeleton className="h-40 rounded-card sm:h-20" />
    <Skeleton className="h-34 rounded-card" />
    <Skeleton className="h-14 rounded-card sm:w-40" />
  </>
);
