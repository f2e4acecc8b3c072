/** Makes a function that starts some work. If it is called while the work runs, the work runs once more afterwards. */
export function rerun(work: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  async function run(): Promise<void> {
    running = true;
    wanted = false;
    try {
      await work();
    } finally {
      running = false;
      if (wanted) void run();
    }
  }
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
