import type { ReactNode } from 'react';
import { AreasContext, type LoadAreas } from '#offline/mirror/areas-context.ts';

const loadAreas: LoadAreas = async () => (await import('#features/mirrors.ts')).MIRRORS;

/** Provides the function that loads the list of all areas, which is loaded on first use. */
export function AreasProvider({ children }: { children: ReactNode }) {
  return <AreasContext value={loadAreas}>{children}</AreasContext>;
}
