import { lazy, Suspense } from 'react';

const BellLink = lazy(() => import('./bell-link.tsx'));

/** The bell's place in the top bar. Its code is loaded separately, so that the first page doesn't wait for it. */
export function Bell() {
  return (
    <span className="size-11 shrink-0">
      <Suspense>
        <BellLink />
      </Suspense>
    </span>
  );
}
