/** Calls once after so many milliseconds, and keeps no process alive for it. @returns what cancels it */
export function scheduleTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
