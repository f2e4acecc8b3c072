/** The shortest time limit in milliseconds, however fast the machine is. */
const MIN_MS = 8_000;

/**
 * Returns a time limit in milliseconds for work similar to `work`: five times its duration on this machine at its
 * present load. Needed if a deadline is set before the work begins.
 */
export async function measureTimeLimit(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.max(MIN_MS, Math.round(5 * (performance.now() - began)));
}
