import { useState } from 'react';
import { countRight, storedTrial } from './trial.ts';

/** Registering does not wait longer than this for the disk. */
const MAX_WAIT_MS = 3000;

/** A finished trial that becomes the first attempt of the account that is being made; null without one. */
export function useFinishedTrial() {
  const [trial] = useState(storedTrial.read);
  if (!trial || trial.finishedAt === null || trial.owner !== null) return null;
  const { draft } = trial;
  return { right: countRight(draft), of: draft.pack.questions.length, page: `/report/${draft.attemptId}` };
}

/** Hands a finished trial in for a new account. Never fails: what could not be handed in now is when the app opens next. */
export async function submitFinishedTrial(userId: string): Promise<void> {
  if (!storedTrial.read()) return;
  const submission = import('./submit-trial.ts')
    .then(({ submitTrial }) => submitTrial(userId))
    .catch(globalThis.reportError);
  await Promise.race([submission, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
