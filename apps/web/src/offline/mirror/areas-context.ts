import { createContext, useContext } from 'react';
import type { MirrorArea } from './area.ts';

/** A function that loads the list of all areas of the product; it's loaded once. */
export type LoadAreas = () => Promise<readonly MirrorArea[]>;

/**
 * The context with the function that loads the areas. It's provided at the root, because features don't know the list
 * of all features.
 */
export const AreasContext = createContext<LoadAreas>(async () => {
  throw new Error('Nothing above gives the list of areas.');
});

/** Returns the function that loads the list of all areas; it's the same function each time. */
export function useLoadAreas(): LoadAreas {
  return useContext(AreasContext);
}
