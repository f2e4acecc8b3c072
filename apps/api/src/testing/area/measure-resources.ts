const SAMPLE_MS = 5;

/**
 * Measures the processor time of some work in milliseconds and its peak memory in bytes, for this process, in which the
 * server runs too.
 */
export async function measureResources(work: () => Promise<unknown>): Promise<{ cpuMs: number; bytes: number }> {
  const before = memoryInUse();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryInUse());
  }, SAMPLE_MS);
  const start = process.cpuUsage();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1_000, bytes: Math.max(peak, memoryInUse()) - before };
}

function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
