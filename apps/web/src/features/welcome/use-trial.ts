import { useState } from 'react';
import { listTrialMisses, storedTrial } from './trial.ts';

/** The longest time in milliseconds that registering waits for the disk. */
const MAX_WAIT_MS = 3000;

/** The page where a new account continues after a trial. */
const FIRST_STEPS_PAGE = '/first-steps';

/** Returns the finished trial that will become the new account's first attempt; null if there is none. */
export function useFinishedTrial() {
  const [trial] = useState(storedTrial.read);
  if (!trial || trial.finishedAt === null || trial.owner !== null) return null;
  const { draft } = trial;
  const of = draft.pack.questions.length;
  return { right: of - listTrialMisses(draft).length, of, page: FIRST_STEPS_PAGE };
}

/**
 * Submits a finished trial for a new account. Never fails: a trial that couldn't be submitted now is submitted when the
 * app opens next.
 * @returns the page where the account continues; null if there's no finished trial.
 */
export async function submitFinishedTrial(userId: string): Promise<string | null> {
  if ((storedTrial.read()?.finishedAt ?? null) === null) return null;
  const submission = import('./submit-trial.ts')
    .then(({ submitTrial }) => submitTrial(userId))
    .catch(globalThis.reportError);
  await Promise.race([submission, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return FIRST_STEPS_PAGE;
}
