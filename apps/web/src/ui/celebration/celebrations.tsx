import { lazy, Suspense } from 'react';
import { useCelebration } from './celebration-queue.ts';

// If the layer's code can't be loaded, the page shows no celebrations.
const Layer = lazy(() => import('./celebration-layer.tsx').catch(() => ({ default: () => null })));

/** Renders the celebrations. Their code is loaded with the first moment. */
export function Celebrations() {
  if (useCelebration().moments.length === 0) return null;
  return (
    <Suspense>
      <Layer />
    </Suspense>
  );
}
