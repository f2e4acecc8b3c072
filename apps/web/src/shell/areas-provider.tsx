import type { ReactNode } from 'react';
import { AreasContext, type LoadAreas } from '#offline/mirror/areas-context.ts';

const loadAreas: LoadAreas = async () => (await import('#features/mirrors.ts')).MIRRORS;

/** Gives what is below it the list of all areas, loaded when somebody first asks. */
export function AreasProvider({ children }: { children: ReactNode }) {
  return <AreasContext value={loadAreas}>{children}</AreasContext>;
}
