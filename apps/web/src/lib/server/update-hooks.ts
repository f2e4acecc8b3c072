import { resettable } from '../resettable.ts';

/** Returns whether the page may be loaded again without losing anything; may save first. */
export type UpdateHook = () => boolean | Promise<boolean>;

/** Everyone who is asked before the page is loaded again for a new version. */
export const updateHooks = new Set<UpdateHook>();
resettable(() => updateHooks.clear());

/** Has a say before the page is loaded again for a new version of the app. Returns the way to stop. */
export function addUpdateHook(hook: UpdateHook): () => void {
  updateHooks.add(hook);
  return () => updateHooks.delete(hook);
}
