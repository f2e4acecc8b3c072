/** How a check ended. `warning`: it works, with less than it could. */
export type CheckState = 'ok' | 'warning' | 'failed';

export interface CheckResult {
  state: CheckState;
  /** What was found, without anything personal: people copy it and send it to others. */
  detail: string;
  /** What to do about it; missing where there is nothing to do. */
  advice?: string;
}

/** One thing that the app needs of this device. */
export interface Check {
  id: string;
  title: string;
  /** Tries it out. What it throws counts as failed. */
  run: () => Promise<CheckResult>;
}

/** A check takes no longer than this, milliseconds. */
const CHECK_LIMIT_MS = 10_000;

/** Runs a check to an end, whatever it does. */
export async function runCheck({ run }: Check, limitMs = CHECK_LIMIT_MS): Promise<CheckResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<CheckResult>((resolve) => {
    const detail = `No answer after ${limitMs / 1_000} seconds.`;
    timer = setTimeout(
      () => resolve({ state: 'failed', detail, advice: 'Close other tabs of this app, then try again.' }),
      limitMs,
    );
  });
  try {
    return await Promise.race([run(), timeout]);
  } catch (error) {
    return { state: 'failed', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
