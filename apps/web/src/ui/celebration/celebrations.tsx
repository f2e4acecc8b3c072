import { lazy, Suspense } from 'react';
import { useCelebration } from './celebration-queue.ts';

// A page without the code for it celebrates nothing.
const Layer = lazy(() => import('./celebration-layer.tsx').catch(() => ({ default: () => null })));

/** Where moments play. Their code is loaded with the first of them. */
export function Celebrations() {
  if (useCelebration().moments.length === 0) return null;
  return (
    <Suspense>
      <Layer />
    </Suspense>
  );
}
