import { resettable } from '../resettable.ts';

/**
 * Called before the page is reloaded for a new version: it may save data, and returns whether nothing would be lost.
 */
export type UpdateHook = () => boolean | Promise<boolean>;

/** The hooks that are called before the page is reloaded for a new version. */
export const updateHooks = new Set<UpdateHook>();
resettable(() => updateHooks.clear());

/** Adds a hook that can prevent a reload for a new version of the app. Returns a function that removes it. */
export function addUpdateHook(hook: UpdateHook): () => void {
  updateHooks.add(hook);
  return () => updateHooks.delete(hook);
}
