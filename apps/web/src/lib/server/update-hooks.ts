import { resettable } from '../resettable.ts';

/** Returns whether the page may be reloaded without losing anything; it may save data first. */
export type UpdateHook = () => boolean | Promise<boolean>;

/** The hooks that are called before the page is reloaded for a new version. */
export const updateHooks = new Set<UpdateHook>();
resettable(() => updateHooks.clear());

/** Adds a hook that can prevent a reload for a new version of the app. Returns a function that removes it. */
export function addUpdateHook(hook: UpdateHook): () => void {
  updateHooks.add(hook);
  return () => updateHooks.delete(hook);
}
