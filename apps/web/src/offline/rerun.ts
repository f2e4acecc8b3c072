/** Creates a function that starts `work`. If it's called while the work runs, the work runs once more afterwards. */
export function createRerunner(work: () => Promise<void>): () => void {
  let running = false;
  let isRequested = false;
  async function run(): Promise<void> {
    running = true;
    isRequested = false;
    try {
      await work();
    } finally {
      running = false;
      if (isRequested) void run();
    }
  }
  return () => {
    isRequested = true;
    if (!running) void run();
  };
}
