import { isThemeName } from '@quorbit/contracts/themes/names';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '#lib/session.ts';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import { afterFirstPaint } from '#offline/first-paint.ts';

// Comes after the page; without its code nothing drifts.
const Field = lazy(async () => {
  await afterFirstPaint();
  const loaded = await Promise.all([import('./particle-field.tsx'), import('./particle-counts.ts')]).catch(() => null);
  if (!loaded) return { default: Nothing };
  const [{ default: ParticleField }, { PARTICLE_COUNTS }] = loaded;
  return {
    default: ({ theme }: { theme: string }) =>
      isThemeName(theme) && theme !== 'Default' ? <ParticleField count={PARTICLE_COUNTS[theme]} /> : null,
  };
});

/** The particles of the person's theme: none on the default one, for people who want less movement, or while hidden. */
export function Particles() {
  const theme = useUser().selectedTheme;
  const still = useReducedMotion();
  const visible = useVisible();
  if (theme === 'Default' || still || !visible) return null;
  return (
    <Suspense>
      <Field theme={theme} />
    </Suspense>
  );
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

const Nothing = (_props: { theme: string }) => null;
