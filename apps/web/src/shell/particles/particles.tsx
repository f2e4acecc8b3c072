import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useReducedMotion } from '#lib/hooks/use-reduced-motion.ts';
import { useUser } from '#lib/session.ts';
import { waitForFirstPaint } from '#offline/first-paint.ts';

// The particles' code is loaded after the first paint; if it can't be loaded, there are no particles.
const Field = lazy(async (): Promise<{ default: ComponentType<{ theme: string }> }> => {
  await waitForFirstPaint();
  return import('./particle-field.tsx').catch(() => ({ default: () => null }));
});

/** The particles of the user's theme: none for the default theme, with reduced motion, or while the page is hidden. */
export function Particles() {
  const theme = useUser().selectedTheme;
  const prefersReducedMotion = useReducedMotion();
  const visible = useIsVisible();
  if (theme === 'Default' || prefersReducedMotion || !visible) return null;
  return (
    <Suspense>
      <Field theme={theme} />
    </Suspense>
  );
}

function useIsVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}
