/** The result of a check. `warning`: the feature works, but only partly. */
export type CheckState = 'ok' | 'warning' | 'failed';

export interface CheckResult {
  state: CheckState;
  /** The finding as text. It contains nothing personal, because people copy it and send it to others. */
  detail: string;
  /** Advice on the finding; missing if there is nothing to do. */
  advice?: string;
}

/** A check of one feature that the app needs from this device. */
export interface Check {
  id: string;
  title: string;
  /** Tests the feature. If it throws, the check has failed. */
  run: () => Promise<CheckResult>;
}

/** The time limit of a check in milliseconds. */
const CHECK_LIMIT_MS = 10_000;

/** Runs a check and always resolves: a check that throws or exceeds the limit has failed. */
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
