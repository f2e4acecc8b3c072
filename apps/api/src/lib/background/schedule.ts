/**
 * Calls `run` once after `ms` milliseconds, without keeping the process alive for it.
 * @returns a function that cancels the call.
 */
export function scheduleTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
