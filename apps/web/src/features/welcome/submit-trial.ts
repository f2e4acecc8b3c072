import { toSubmission } from '#features/attempts/drafts.mirror.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { storedTrial } from './trial.ts';

/**
 * Makes a finished trial the first attempt of the account that was made for it: queued like any other, under the id that
 * it has had from the beginning. So doing it again, after a crash, adds nothing.
 */
export async function submitTrial(userId: string): Promise<void> {
  const trial = storedTrial.read();
  if (!trial || trial.finishedAt === null || (trial.owner ?? userId) !== userId) return;
  storedTrial.set({ ...trial, owner: userId });
  const { database, writer } = deviceStoreOf(userId);
  const { packHash, pack } = trial.draft;
  // Without the pack the attempt still counts; there is just no provisional result.
  await database.packs.put(toStoredPack(packHash, pack)).catch(() => undefined);
  await writer.enqueue(toSubmission(trial.draft, trial.finishedAt));
  storedTrial.set(null);
}
