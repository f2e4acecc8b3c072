import { lazy, Suspense } from 'react';

const BellLink = lazy(() => import('./bell-link.tsx'));

/** The place of the bell. The first page doesn't wait for its code. */
export function Bell() {
  return (
    <span className="size-11 shrink-0">
      <Suspense>
        <BellLink />
      </Suspense>
    </span>
  );
}
