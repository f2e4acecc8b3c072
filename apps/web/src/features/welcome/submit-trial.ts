import { toSubmission } from '#features/attempts/drafts.mirror.ts';
import { deviceStoreOf } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { storedTrial } from './trial.ts';

/**
 * Turns a finished trial into the first attempt of the account created after it. The attempt is queued like any other
 * under the trial's own id, so a repetition after a crash adds nothing.
 */
export async function submitTrial(userId: string): Promise<void> {
  const trial = storedTrial.read();
  if (!trial || trial.finishedAt === null || (trial.owner ?? userId) !== userId) return;
  storedTrial.set({ ...trial, owner: userId });
  const { database, writer } = deviceStoreOf(userId);
  const { packHash, pack } = trial.draft;
  // If the pack can't be stored, the attempt still counts, but it has no provisional result on this device.
  await database.packs.put(toStoredPack(packHash, pack)).catch(() => undefined);
  await writer.enqueue(toSubmission(trial.draft, trial.finishedAt));
  storedTrial.set(null);
}
