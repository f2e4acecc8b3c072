import { type UpdateHook, updateHooks } from '#lib/server/update-hooks.ts';

/**
 * The time in milliseconds that saving may take. After that the user is shown that something isn't saved, instead of
 * waiting longer.
 */
const SAVE_LIMIT_MS = 5000;

/**
 * Calls all update hooks, which may save first. Returns whether the page may be reloaded: false if one of them returns
 * false, fails, or takes longer than the limit.
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
