const resets = new Set<() => void>();

/**
 * Registers how to reset the variables of a module, so that no test sees the state of another one: the files of a test
 * worker share loaded modules. The product never resets anything, so its build leaves such calls out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resettable(reset: () => void): void {
  resets.add(reset);
}

/** Resets every loaded module to its initial state. Called between tests, once components are unmounted. */
export function resetModules(): void {
  for (const reset of resets) reset();
}
