// Measures how long a page's main thread is busy.
import type { CDPSession, Page } from 'playwright-core';

const POLL_MS = 50;
/**
 * The number of polls in a row without work after which a page is quiet; together they take longer than a read from
 * disk.
 */
const QUIET_POLLS = 10;
/**
 * Main-thread milliseconds below which a poll counts as without work: on a slowed page the poll itself takes one to
 * three.
 */
const WORK_MS = 8;
/** The number of polls of an idle page over which the cost of one poll is averaged. */
const IDLE_POLLS = 40;
/** Milliseconds after which a page that still isn't quiet is reported as never idle. */
const QUIET_TIMEOUT_MS = 120_000;

export interface MainThread {
  /** Slows the page down by this factor, and measures the cost of a poll at that speed. */
  throttle(rate: number): Promise<void>;
  /** Waits until the main thread has nothing to do. */
  quiet(): Promise<void>;
  /**
   * Returns the milliseconds for which the main thread works from the start of `act` until it's quiet, minus the cost
   * of polling an idle page for as long.
   */
  busy(act: () => Promise<void>): Promise<number>;
}

export async function trackMainThread(page: Page): Promise<MainThread> {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own clock doesn't count the time in which the machine does other work.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idle = new Map<number, number>();
  let rate = 1;

  async function poll(): Promise<number> {
    await page.waitForTimeout(POLL_MS);
    return readTaskTime(devtools);
  }

  /** Waits until the page is quiet, and returns how many polls that took. */
  async function quiet(): Promise<number> {
    const deadline = Date.now() + QUIET_TIMEOUT_MS;
    let last = await readTaskTime(devtools);
    let polls = 1;
    for (let calm = 0; calm < QUIET_POLLS; polls += 1) {
      if (Date.now() > deadline) throw new Error('The page does not go quiet.');
      const now = await poll();
      calm = now - last < WORK_MS ? calm + 1 : 0;
      last = now;
    }
    return polls;
  }

  async function measurePollCost(): Promise<number> {
    await quiet();
    const before = await readTaskTime(devtools);
    let after = before;
    for (let polls = 0; polls < IDLE_POLLS; polls += 1) after = await poll();
    return (after - before) / IDLE_POLLS;
  }

  return {
    async throttle(wanted) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: wanted });
      rate = wanted;
      if (!idle.has(rate)) idle.set(rate, await measurePollCost());
    },
    quiet: async () => void (await quiet()),
    async busy(act) {
      // Collects earlier garbage now, so that this doesn't happen in the measured time.
      await devtools.send('HeapProfiler.collectGarbage');
      await quiet();
      const before = await readTaskTime(devtools);
      await act();
      const polls = await quiet();
      return (await readTaskTime(devtools)) - before - polls * (idle.get(rate) ?? 0);
    },
  };
}

/** Returns the milliseconds spent on tasks so far. */
async function readTaskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
