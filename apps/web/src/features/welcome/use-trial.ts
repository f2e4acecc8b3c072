import { useState } from 'react';
import { countRight, keptTrial } from './trial.ts';

/** Registering does not wait longer than this for the disk. */
const PATIENCE_MS = 3000;

/** A finished trial that becomes the first attempt of the account that is being made; null without one. */
export function useFinishedTrial() {
  const [trial] = useState(keptTrial.read);
  if (!trial || trial.finishedAt === null || trial.owner !== null) return null;
  const { draft } = trial;
  return { right: countRight(draft), of: draft.pack.questions.length, page: `/report/${draft.attemptId}` };
}

/** Hands a finished trial in for a new account. Never fails: what could not be handed in now is when the app opens next. */
export async function handInTrial(userId: string): Promise<void> {
  if (!keptTrial.read()) return;
  const handedIn = import('./hand-in.ts').then(({ handIn }) => handIn(userId)).catch(globalThis.reportError);
  await Promise.race([handedIn, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
