import { type UpdateHook, updateHooks } from '#lib/server/update-hooks.ts';

/** If something isn't saved by then, we say so instead of keeping a person waiting. */
const SAVE_LIMIT_MS = 5000;

/**
 * Asks everyone concerned to save. Returns whether the page may be loaded again: not when one of them says no, fails,
 * or takes longer than the limit.
 */
export async function prepareForUpdate(hooks: ReadonlySet<UpdateHook> = updateHooks): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), SAVE_LIMIT_MS);
  });
  const all = Promise.all([...hooks].map(runHook)).then((answers) => answers.every(Boolean));
  const ready = await Promise.race([all, limit]);
  clearTimeout(timer);
  return ready;
}

async function runHook(hook: UpdateHook): Promise<boolean> {
  try {
    return await hook();
  } catch (error) {
    globalThis.reportError(error);
    return false;
  }
}
