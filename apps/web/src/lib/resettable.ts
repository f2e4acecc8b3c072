const resets = new Set<() => void>();

/**
 * Says how to undo what a module keeps in variables of its own, so that no test finds what another one left there: files
 * of a test worker share loaded modules. The product never resets anything, so its build leaves such calls out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resettable(reset: () => void): void {
  resets.add(reset);
}

/** Puts every loaded module back to how it was when it was loaded. Between tests, once components are unmounted. */
export function resetModules(): void {
  for (const reset of resets) reset();
}
