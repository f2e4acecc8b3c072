import { useState } from 'react';
import { countRight, storedTrial } from './trial.ts';

/** The longest time in milliseconds that registering waits for the disk. */
const MAX_WAIT_MS = 3000;

/** Returns the finished trial that will become the new account's first attempt; null if there is none. */
export function useFinishedTrial() {
  const [trial] = useState(storedTrial.read);
  if (!trial || trial.finishedAt === null || trial.owner !== null) return null;
  const { draft } = trial;
  return { right: countRight(draft), of: draft.pack.questions.length, page: `/report/${draft.attemptId}` };
}

/**
 * Submits a finished trial for a new account. Never fails: a trial that couldn't be submitted now is submitted when the
 * app opens next.
 */
export async function submitFinishedTrial(userId: string): Promise<void> {
  if (!storedTrial.read()) return;
  const submission = import('./submit-trial.ts')
    .then(({ submitTrial }) => submitTrial(userId))
    .catch(globalThis.reportError);
  await Promise.race([submission, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
