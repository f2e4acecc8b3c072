// How long a page's main thread is busy with something.
import type { CDPSession, Page } from 'playwright-core';

const POLL_MS = 50;
/** A page is quiet after this many polls in a row without work: longer than a read of the disk takes. */
const QUIET_POLLS = 10;
/** Below this a poll found no work, in milliseconds: a slowed page spends one to three on the poll itself. */
const WORK_MS = 8;
/** Polls that tell what a poll costs. */
const IDLE_POLLS = 40;
/** A page that is not quiet by then works all the time. */
const QUIET_TIMEOUT_MS = 120_000;

export interface MainThread {
  /** Slows it down by this factor, and measures what an idle span costs then. */
  throttle(rate: number): Promise<void>;
  /** Waits until it has nothing to do. */
  quiet(): Promise<void>;
  /**
   * Returns the milliseconds that it works from the start of `act` until it is quiet, less those of an idle span of the
   * same length.
   */
  busy(act: () => Promise<void>): Promise<number>;
}

export async function trackMainThread(page: Page): Promise<MainThread> {
  const devtools = await page.context().newCDPSession(page);
  // By the thread's own clock, time in which the machine does other work does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idle = new Map<number, number>();
  let rate = 1;

  async function poll(): Promise<number> {
    await page.waitForTimeout(POLL_MS);
    return readTaskTime(devtools);
  }

  /** Returns how many polls it took. */
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
      // Earlier garbage is not to be collected in the time that is measured.
      await devtools.send('HeapProfiler.collectGarbage');
      await quiet();
      const before = await readTaskTime(devtools);
      await act();
      const polls = await quiet();
      return (await readTaskTime(devtools)) - before - polls * (idle.get(rate) ?? 0);
    },
  };
}

/** Milliseconds spent on tasks so far. */
async function readTaskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
