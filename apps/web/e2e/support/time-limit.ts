/** Never less than this, however fast the machine is. */
const MIN_MS = 8_000;

/**
 * How long something may take that is about as much work as what `work` does, on this machine as busy as it is now: five
 * times as long. For what has to be over by a time that is said before it begins.
 */
export async function measureTimeLimit(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.max(MIN_MS, Math.round(5 * (performance.now() - began)));
}
