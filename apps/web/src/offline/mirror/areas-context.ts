import { createContext, useContext } from 'react';
import type { MirrorArea } from './area.ts';

/** Loads the list of all areas, once. */
export type LoadAreas = () => Promise<readonly MirrorArea[]>;

/** Given at the root: features know no list of all features. */
export const AreasContext = createContext<LoadAreas>(async () => {
  throw new Error('Nothing above gives the list of areas.');
});

/** What loads the list of all areas; the same function each time. */
export function useLoadAreas(): LoadAreas {
  return useContext(AreasContext);
}
