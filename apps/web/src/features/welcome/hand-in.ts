import { person } from '#offline/person.ts';
import { forgetTrial, readTrial, saveTrial } from './trial.ts';

/**
 * Makes a finished trial the first attempt of the account that was made for it: queued like any other, under the id that
 * it has had from the beginning. So doing it again, after a crash, adds nothing.
 */
export async function handIn(userId: string): Promise<void> {
  const trial = readTrial();
  if (!trial || trial.finishedAt === null || (trial.owner ?? userId) !== userId) return;
  saveTrial({ ...trial, owner: userId });
  const { drafts } = person(userId);
  await drafts.begin(trial.draft);
  await drafts.finish(trial.draft, (kept) => kept, trial.finishedAt);
  forgetTrial();
}
